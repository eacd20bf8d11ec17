import type { ProductSpec } from "./drawProduct.ts"
import type { PizzaSpec } from "./spec.ts"

/** The version of the drawing code; empty in development and tests, where no server has pictures. */
const drawnBy: string = import.meta.env.VITE_DRAWN_BY ?? ""

/** Whether the server has the menu's pictures as images. */
export const isServed: boolean = drawnBy !== ""

/** The part of a pizza's spec that decides its image's name. */
export type NamedPizza = Omit<PizzaSpec, "idPrefix" | "title" | "detail" | "only">
/** The part of another product's spec that decides its image's name. */
export type NamedProduct = Omit<ProductSpec, "idPrefix" | "title">

/** The name of a pizza's image: equal for equal specs, and different after any change of the drawing code. */
export const pizzaName = ({ seed, crust, toppings, stage = "baked" }: NamedPizza): string =>
  named(["pizza", seed, crust, stage, ...toppings.map(({ slug, level, part }) => [slug, level, part])])

/** The name of another product's image, by the same rule as `pizzaName`. */
export const productName = ({ category, slug, seed, container }: NamedProduct): string =>
  named(["product", category, slug, seed, container ?? null])

/** A hash of 64 bits from two chained FNV-1a sums: enough for the few hundred pictures of a menu. */
const named = (what: readonly unknown[]): string => {
  const text = JSON.stringify([drawnBy, what])
  const first = sum(text, 0x811c9dc5)
  return `drawn-${digits(first)}${digits(sum(text, first))}`
}

/** FNV-1a, 32 bits, from a given offset basis. */
const sum = (text: string, begin: number): number => {
  let value = begin
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

const digits = (value: number): string => value.toString(36).padStart(7, "0")
