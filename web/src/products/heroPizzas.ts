import type { PizzaSpec } from "../pictures/spec.ts"

const toppings = (...slugs: readonly string[]): PizzaSpec["toppings"] =>
  slugs.map((slug) => ({ slug, level: 1, part: "whole" }))

/** The pizza at the top of the landing page. */
export const heroPizza = {
  seed: "hero",
  crust: "american",
  toppings: toppings("tomato-sauce", "mozzarella", "pepperoni", "bell-pepper", "olives", "red-onion", "basil"),
} as const

const ordered = {
  seed: "journey",
  crust: "american",
  toppings: toppings("tomato-sauce", "mozzarella", "ham", "mushroom", "oregano"),
} as const

/** One pizza in the three stages of an order: raw, baked, boxed. */
export const journey = [
  { ...ordered, stage: "raw" },
  { ...ordered, stage: "baked" },
  { ...ordered, stage: "boxed" },
] as const
