/** How long a movement takes, by preference; none for those who want none. It never holds up a tap. */
import { prefs } from "./prefs.svelte";

export function beat(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { full: 220, quick: 90, none: 0 }[prefs.motion];
}
