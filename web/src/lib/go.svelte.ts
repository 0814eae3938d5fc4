/** Where the browser is. A link's secret is taken out of the address bar before anything else happens. */
import { placeOf } from "./route";
import type { Place } from "./route";

class Whereabouts {
  place = $state.raw<Place>({ screen: "first" });

  /** Read the address bar, and clean it. */
  read(): void {
    this.place = placeOf(location.pathname, location.hash);
    if (this.place.screen === "table" && location.hash !== "") history.replaceState(null, "", location.pathname);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.read();
    scrollTo(0, 0);
  }

  /** A link inside the house is followed without loading the page anew. */
  follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || link.target !== "" || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname === location.pathname && link.hash !== "") return; // within the page
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const here = new Whereabouts();
