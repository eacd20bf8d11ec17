import type { ProductSpec } from "./drawProduct.ts"
import type { PizzaSpec } from "./spec.ts"

/** Names all code that draws; empty where no server draws beside the shop: while it is developed, and in tests. */
const drawnBy: string = import.meta.env.VITE_DRAWN_BY ?? ""

/** Whether a server has the pictures of its menus as images. */
export const isServed: boolean = drawnBy !== ""

export type NamedPizza = Omit<PizzaSpec, "idPrefix" | "title" | "detail" | "only">
export type NamedProduct = Omit<ProductSpec, "idPrefix" | "title">

/** The name of a pizza's image: the same for equal specs, another whenever the code that draws is another. */
export const pizzaName = ({ seed, crust, toppings, stage = "baked" }: NamedPizza): string =>
  named(["pizza", seed, crust, stage, ...toppings.map(({ slug, level, part }) => [slug, level, part])])

/** The name of another product's image. */
export const productName = ({ category, slug, seed, container }: NamedProduct): string =>
  named(["product", category, slug, seed, container ?? null])

/** Two sums of 32 bits, one begun where the other ended: a menu has some hundred pictures. */
const named = (what: readonly unknown[]): string => {
  const text = JSON.stringify([drawnBy, what])
  const first = sum(text, 0x811c9dc5)
  return `drawn-${digits(first)}${digits(sum(text, first))}`
}

/** FNV-1a. */
const sum = (text: string, begin: number): number => {
  let value = begin
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

const digits = (value: number): string => value.toString(36).padStart(7, "0")
