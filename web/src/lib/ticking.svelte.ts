/** The time, once a second, for clocks on the table. */
import { createSubscriber } from "svelte/reactivity";

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 1_000);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}

/** 75 seconds → 1:15; two days → 2 d 3 h. */
export function span(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor(seconds / 3_600) % 24;
  if (days > 0) return `${days} d ${hours} h`;
  const minutes = String(Math.floor(seconds / 60) % 60);
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${minutes.padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
