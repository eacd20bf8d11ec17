import type { Level } from "@skorpe/core/menu"

/** An ingredient on the picture; `part` is the half it lies on, seen from above. */
export type DrawnTopping = {
  readonly slug: string
  readonly level: Level
  readonly part: "whole" | "left" | "right"
}

/** Everything a pizza's picture depends on: equal specs are equal pictures, byte for byte. */
export type PizzaSpec = {
  /** Decides where each piece lies; the product's code is a good seed. */
  readonly seed: string
  readonly crust: "american" | "italian" | "glutenfree"
  readonly toppings: readonly DrawnTopping[]
  /** Baked when left out. */
  readonly stage?: "raw" | "baked" | "boxed"
  /** `rich` melts and shines by filters, for one big pizza; `plain` has none, for many small ones. */
  readonly detail: "rich" | "plain"
  /** The bed alone (crust, sauce, cheese), or alone what is strewn and poured over it: where pieces are laid apart. */
  readonly only?: "bed" | "poured"
  /** Begins every element id: two pictures on a page need two prefixes. */
  readonly idPrefix: string
  /** Says what is seen; without it the picture is hidden from screen readers. */
  readonly title?: string
}
