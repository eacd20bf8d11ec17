import type { Category } from "@skorpe/core/domain/menu"
import { frame, ids } from "./frame.ts"
import { beer, bottle, can } from "./products/drinks.ts"
import { bread, sandwich } from "./products/bakery.ts"
import { chicken, wings } from "./products/chicken.ts"
import { ice } from "./products/ice.ts"
import { sides } from "./products/sides.ts"
import { productGradients, type Drawing } from "./products/palette.ts"
import { randomFrom } from "@skorpe/core/domain/random"
import { trim } from "./shape.ts"

/** The inputs of a product's picture; flavour and shape are read from `slug` (`cola`, `dip`, `1-5-l`). */
export type ProductSpec = {
  readonly category: Category
  readonly slug: string
  readonly seed: string
  readonly idPrefix: string
  /** A drink's container; if it is not given, the slug decides. */
  readonly container?: "can" | "bottle"
  readonly title?: string
}

const drink: Drawing = (random, id, slug) =>
  (/bottle|flaske|flaska|\d-?\d?-?l\b|water|vann|vatten/.test(slug) && !/0?-33|can|boks|burk/.test(slug)
    ? bottle
    : can)(random, id, slug)

const drawings: Record<Category, Drawing> = {
  Pizza: bread,
  Sides: sides,
  Wings: wings,
  Chicken: chicken,
  Bread: bread,
  Drinks: drink,
  Beer: beer,
  Sandwich: sandwich,
  Ice: ice,
  CHARGES: () => "",
}

/**
 * A product as an SVG document of 400 by 400, lit like the pizzas but without filters. Fees have an empty picture;
 * `drawPizza` draws pizzas.
 */
export const drawProduct = ({ category, slug, seed, idPrefix, container, title }: ProductSpec): string => {
  const id = ids(idPrefix)
  const drawing = category === "Drinks" && container !== undefined ? { can, bottle }[container] : drawings[category]
  return frame(title, [
    `<defs>${productGradients(id)}</defs>`,
    trim(drawing(randomFrom(`${seed}/${category}`), id, slug)),
  ])
}
