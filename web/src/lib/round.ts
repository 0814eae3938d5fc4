/** Who sits where: the others clockwise, beginning at my left. */
export function roundFrom(seats: number, you: number): number[] {
  const first = you < seats ? you : -1; // from the gallery everybody is another
  const others = you < seats ? seats - 1 : seats;
  return Array.from({ length: others }, (_, step) => (first + 1 + step) % seats);
}

/** The others on three sides of the table: up the left, along the top, down the right. */
export interface Sides {
  left: number[];
  top: number[];
  right: number[];
}

export function sides(others: readonly number[]): Sides {
  const side = others.length < 3 ? 0 : Math.min(3, Math.floor((others.length - 1) / 2), Math.ceil((others.length - 2) / 3));
  return {
    left: others.slice(0, side),
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
  };
}
