/** The fields of a line that counting needs. */
export interface CountedLine {
  readonly type: "pizza" | "half-half" | "others"
  readonly quantity: number
}

/** The number of pizzas, half-and-half ones included (DECISIONS §6). */
export const countPizzas = (lines: readonly CountedLine[]): number =>
  lines.reduce((count, { type, quantity }) => (type === "others" ? count : count + quantity), 0)
