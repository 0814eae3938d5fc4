/** Playing by keyboard alone: the arrows go through what can be chosen, and the focus is never lost. */

const CHOOSABLE = '[data-look="choosable"], [data-look="another"], [data-look="staged"], [data-ready="true"]';
const ON_TABLE = `[data-thing], .play, .back, #ask`;

let byKeyboard = false;

/** Whether the last thing touched was a key: then the focus leads, and is explained. */
export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Knows keys from pointers; and when what had the focus goes away, gives it to the page or the open dialog. */
export function watchFocus(): () => void {
  const pressed = (): boolean => (byKeyboard = true);
  const pointed = (): boolean => (byKeyboard = false);
  const kept = new MutationObserver(() => {
    if (byKeyboard && isLost()) home()?.focus({ preventScroll: true });
  });
  addEventListener("keydown", pressed, { capture: true });
  addEventListener("pointerdown", pointed, { capture: true });
  kept.observe(document.body, { childList: true, subtree: true });
  return () => {
    kept.disconnect();
    removeEventListener("keydown", pressed, { capture: true });
    removeEventListener("pointerdown", pointed, { capture: true });
  };
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function home(): HTMLElement | null {
  const found = document.querySelector<HTMLElement>("dialog[open]") ?? document.querySelector("main");
  if (found) found.tabIndex = -1;
  return found;
}

function choosable(): HTMLElement[] {
  const found = [...document.querySelectorAll<HTMLElement>(CHOOSABLE)];
  return found.filter((element) => element.checkVisibility());
}

/** One on, or one back; round at the ends. */
export function step(by: 1 | -1): void {
  const found = choosable();
  if (!found.length) return;
  const at = found.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (by > 0 ? 0 : found.length - 1) : (at + by + found.length) % found.length;
  found[next]?.focus();
}

export function focusThing(thing: string): void {
  document.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)?.focus();
}

/** After a change: to the Play bar if something waits there, else to what can be chosen, else to the question. */
export function settle(): void {
  const active = document.activeElement;
  const lost = isLost() || active?.matches("main");
  const onTable = active !== null && active.matches(ON_TABLE);
  if (!lost && !(byKeyboard && onTable)) return;
  const ready = document.querySelector<HTMLElement>('[data-ready="true"]');
  const next = ready ?? choosable().find((element) => element.dataset["look"] === "choosable");
  if (next) next.focus({ preventScroll: !byKeyboard });
  else if (lost) document.getElementById("ask")?.focus({ preventScroll: true });
}
