import { expect, test } from "vitest"
import { kroner } from "../../money/rules/kroner.ts"
import type { OrderedLine } from "../../order/model.ts"
import { partsOfOrdered } from "./partsOfOrdered.ts"

const said = (text: string) => ({ nb: text, sv: text, en: text })
const line: OrderedLine = {
  codes: ["MARG_AM40"],
  quantity: 1,
  unitPrice: kroner(269),
  linePrice: kroner(269),
  name: "Margherita",
  ingredients: [
    { code: "LØ", quantity: 0, part: "w" },
    { code: "OS", quantity: 2, part: "w" },
  ],
  words: { products: [said("Margherita")], variant: said("Stor"), ingredients: [said("Løk"), said("Ost")] },
}
const onion = { code: "LØ", quantity: 0, name: said("Løk") }
const cheese = { code: "OS", quantity: 2, name: said("Ost") }

test("a whole pizza is one part, with its additions and removals", () => {
  expect(partsOfOrdered(line)).toEqual([{ side: "whole", name: said("Margherita"), added: [cheese], removed: [onion] }])
})

test("each half has its own changes, and those of the whole", () => {
  const halves: OrderedLine = {
    ...line,
    codes: ["MARG_AM40", "SKINKE_AM40"],
    ingredients: [
      { code: "LØ", quantity: 0, part: "w" },
      { code: "OS", quantity: 2, part: "2" },
    ],
    words: {
      products: [said("Margherita"), said("Skinke")],
      variant: said("Stor"),
      ingredients: [said("Løk"), said("Ost")],
    },
  }
  expect(partsOfOrdered(halves)).toEqual([
    { side: "left", name: said("Margherita"), added: [], removed: [onion] },
    { side: "right", name: said("Skinke"), added: [cheese], removed: [onion] },
  ])
})

test("a line that was stored without its texts has no parts", () => {
  const { words, ...old } = line
  expect(partsOfOrdered(old)).toEqual([])
})
