import type { Menu } from "../../menu/model.ts"
import type { OrderLine, Part } from "../../order/model.ts"
import type { HalfIngredient } from "../../pizza/model.ts"
import type { Millis } from "../../time/model.ts"
import { readVariationCode } from "../../pizza/rules/readVariationCode.ts"
import { refusals } from "../refusals.ts"
import type { Found } from "../../menu/rules/variationByCode.ts"
import { readIngredient } from "./readIngredient.ts"
import type { LineReading } from "../lineReading.ts"

type Halves = readonly [Found, Found]
type Side = "left" | "right"

/**
 * Resolves a half-and-half, made for a time: two pizzas of one size and crust, each ingredient at most once per half (else 4031). An
 * ingredient on the whole counts once when both halves have the same default, otherwise once per half.
 */
export const readHalves = (menu: Menu, halves: Halves, line: OrderLine, at: Millis): LineReading => {
  const invalid: LineReading = { _tag: "Refused", code: refusals.invalidProduct }
  if (!fitTogether(halves) || !eachOnce(line)) return invalid

  const ingredients: HalfIngredient[] = []
  for (const { part, ...asked } of line.ingredients) {
    const read: HalfIngredient[] = []
    for (const side of sidesOf(part)) {
      const reading = readIngredient(menu, halves[side === "left" ? 0 : 1].product, asked, at)
      if (reading._tag === "Refused") return reading
      read.push({ ...reading, part: side })
    }
    const [left, right] = read
    const alike = left && right && left.default === right.default
    ingredients.push(...(alike ? [{ ...left, part: "whole" as const }] : read))
  }
  return {
    _tag: "Sold",
    sold: halves,
    line: {
      kind: "half-half",
      halves: [halves[0].variation.price, halves[1].variation.price],
      quantity: line.quantity,
      ingredients,
    },
  }
}

const fitTogether = (halves: Halves): boolean => {
  if (halves.some(({ product }) => product.kind !== "PIZZA")) return false
  const first = readVariationCode(halves[0].variation.code)
  const second = readVariationCode(halves[1].variation.code)
  return first.size !== null && first.size === second.size && first.crust === second.crust
}

const eachOnce = (line: OrderLine): boolean => {
  const named = line.ingredients.flatMap(({ code, part }) => sidesOf(part).map((side) => `${side} ${code}`))
  return new Set(named).size === named.length
}

const sidesOf = (part: Part): readonly Side[] => {
  switch (part) {
    case "w":
      return ["left", "right"]
    case "1":
      return ["left"]
    case "2":
      return ["right"]
  }
}
