/** A line as far as counting pizzas goes. */
export interface CountedLine {
  readonly type: "pizza" | "half-half" | "others"
  readonly quantity: number
}

/** Pizzas and half-and-halves with their quantities (DECISIONS §6). */
export const countPizzas = (lines: readonly CountedLine[]): number =>
  lines.reduce((count, { type, quantity }) => (type === "others" ? count : count + quantity), 0)
