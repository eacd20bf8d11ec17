import type { PizzaSpec } from "../../pictures/spec.ts"

const toppings = (...slugs: readonly string[]): PizzaSpec["toppings"] =>
  slugs.map((slug) => ({ slug, level: 1, part: "whole" }))

/** The pizza of the first page: everything that a good one has. */
export const heroPizza = {
  seed: "hero",
  crust: "american",
  toppings: toppings("tomato-sauce", "mozzarella", "pepperoni", "bell-pepper", "olives", "red-onion", "basil"),
} as const

const onItsWay = {
  seed: "journey",
  crust: "american",
  toppings: toppings("tomato-sauce", "mozzarella", "ham", "mushroom", "oregano"),
} as const

/** One pizza on its way: raw, baked, boxed. */
export const journey = [
  { ...onItsWay, stage: "raw" },
  { ...onItsWay, stage: "baked" },
  { ...onItsWay, stage: "boxed" },
] as const
