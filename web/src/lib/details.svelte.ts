/** What is printed on a thing, shown beside it: on hover, on keyboard focus, by long press. */
import type { Attachment } from "svelte/attachments";
import { usesKeyboard } from "./focus";
import type { Face } from "../wire";

const HOVER = 350;
const FOCUS = 800; // longer: the focus also passes through
const PRESS = 450;

interface Shown {
  game: string;
  face: Face;
  from: Element;
  beside: DOMRect;
}

class Details {
  shown = $state.raw<Shown>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: Element | undefined; // what will be shown when the timer ends

  show(game: string, face: Face | undefined, element: Element): void {
    clearTimeout(this.timer);
    this.shown = face && { game, face, from: element, beside: element.getBoundingClientRect() };
  }

  soon(element: Element, wait: number, show: () => void): void {
    clearTimeout(this.timer);
    this.awaited = element;
    this.timer = setTimeout(show, wait);
  }

  /** A moment later: the focus also leaves while a page is being changed, where no state may be set. */
  hide(): void {
    clearTimeout(this.timer);
    const hidden = this.shown;
    if (hidden) queueMicrotask(() => this.shown === hidden && (this.shown = undefined));
  }

  /** The thing has gone, or has been left: and with it what is said of it. */
  forget(element: Element): void {
    if (this.awaited === element) clearTimeout(this.timer);
    if (this.shown?.from === element) this.hide();
  }
}

export const details = new Details();

/** Lets an element tell what is printed on a thing. A long press is not also a tap. */
export function explains(game: () => string, face: () => Face | undefined): Attachment<HTMLElement> {
  return (element) => {
    let pressed = false;
    let resting = false;
    const show = (): void => details.show(game(), face(), element);
    // A thing that comes to lie under a mouse at rest has not been asked about.
    const moved = (event: PointerEvent): void => {
      if (resting || event.pointerType !== "mouse" || !(event.movementX || event.movementY)) return;
      resting = true;
      details.soon(element, HOVER, show);
    };
    const leave = (event: Event): void => {
      resting = false;
      if ((event as PointerEvent).pointerType === "mouse") details.forget(element); // a finger that is lifted leaves too
    };
    const heard: [keyof HTMLElementEventMap, (event: Event) => void][] = [
      ["pointermove", (event) => moved(event as PointerEvent)],
      ["pointerleave", leave],
      ["focus", () => usesKeyboard() && details.soon(element, FOCUS, show)],
      ["blur", () => details.forget(element)],
      [
        "pointerdown",
        (event) => {
          pressed = false;
          if ((event as PointerEvent).pointerType === "mouse") return;
          details.soon(element, PRESS, () => {
            pressed = true;
            show();
          });
        },
      ],
      ["pointerup", () => !pressed && details.forget(element)], // too short for a long press
      ["pointercancel", () => details.forget(element)],
      ["contextmenu", (event) => pressed && event.preventDefault()],
    ];
    const stopTap = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    for (const [name, hear] of heard) element.addEventListener(name, hear);
    element.addEventListener("click", stopTap, { capture: true });
    return () => {
      for (const [name, hear] of heard) element.removeEventListener(name, hear);
      element.removeEventListener("click", stopTap, { capture: true });
      details.forget(element);
    };
  };
}
