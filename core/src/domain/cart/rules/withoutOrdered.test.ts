import { expect, test } from "vitest"
import type { OrderLine } from "../../order/model.ts"
import { kroner } from "../../money/rules/kroner.ts"
import type { CartItem } from "../model.ts"
import { orderLineOf } from "./orderLineOf.ts"
import { withoutOrdered } from "./withoutOrdered.ts"

const pepperoni = { code: "PE", name: { nb: "", sv: "", en: "" }, quantity: 2 } as const
const olives = { ...pepperoni, code: "OL" } as const
const item = (variationCode: string, quantity: number, changes: CartItem["modifications"]["changes"] = []) =>
  ({
    id: variationCode,
    variationCode,
    quantity,
    price: kroner(199),
    modifications: { changes },
  }) as unknown as CartItem
const ordered = (...items: readonly CartItem[]): readonly OrderLine[] => items.map(orderLineOf)

test("goods that were added after the order stay: another line, and more pieces of the same", () => {
  const lines = ordered(item("MARG", 1))
  expect(withoutOrdered([item("MARG", 3), item("COLA", 2)], lines)).toEqual([item("MARG", 2), item("COLA", 2)])
})

test("ordered goods do not stay, nor do goods that were removed since", () => {
  expect(withoutOrdered([item("MARG", 1)], ordered(item("MARG", 1)))).toEqual([])
  expect(withoutOrdered([item("MARG", 1)], ordered(item("MARG", 2), item("COLA", 1)))).toEqual([])
})

test("the same pizza with other ingredients is different; the order of ingredients and the price make no difference", () => {
  const both = item("MARG", 1, [pepperoni, olives])
  const dearer = { ...item("MARG", 1, [olives, pepperoni]), price: kroner(249) }
  expect(withoutOrdered([dearer], ordered(both))).toEqual([])
  expect(withoutOrdered([item("MARG", 1, [olives])], ordered(both))).toHaveLength(1)
})

test("two lines of the same goods share the ordered pieces", () => {
  const lines = ordered(item("MARG", 1), item("MARG", 1))
  expect(withoutOrdered([item("MARG", 1), item("MARG", 2)], lines)).toEqual([item("MARG", 1)])
})
