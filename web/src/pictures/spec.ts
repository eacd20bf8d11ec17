import type { Level } from "@skorpe/core/domain/menu"

/** An ingredient of the picture; `part` is the half it lies on, seen from above. */
export type DrawnTopping = {
  readonly slug: string
  readonly level: Level
  readonly part: "whole" | "left" | "right"
}

/** The inputs of a pizza's picture: equal specs give equal pictures, byte for byte. */
export type PizzaSpec = {
  /** The random seed of the pieces' positions; the product's code is a good one. */
  readonly seed: string
  readonly crust: "american" | "italian" | "glutenfree"
  readonly toppings: readonly DrawnTopping[]
  /** Baked by default. */
  readonly stage?: "raw" | "baked" | "boxed"
  /** `rich` adds SVG filters, for one large pizza; `plain` has none, for many small ones. */
  readonly detail: "rich" | "plain"
  /** Only the bed (crust, sauce, cheese) or only spices and drizzles, when the pieces are painted separately. */
  readonly only?: "bed" | "poured"
  /** The prefix of every element id; pictures on one page need different ones. */
  readonly idPrefix: string
  /** The accessible name; without it the picture is hidden from screen readers. */
  readonly title?: string
}
