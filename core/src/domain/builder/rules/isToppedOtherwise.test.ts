import { expect, test } from "vitest"
import type { Hand, PizzaInHand } from "../model.ts"
import { isToppedOtherwise } from "./isToppedOtherwise.ts"

const part = (variationCode: string, ...codes: readonly string[]) => ({
  variationCode,
  chosen: codes.map((code) => ({ code, quantity: 1 as const })),
})
const pizza: PizzaInHand = {
  productSlug: "margherita",
  lineId: null,
  cover: "both",
  left: part("MARG_AM40"),
  right: part("PEPP_AM40", "PE"),
  active: "left",
  quantity: 1,
}
const building = (changes: Partial<PizzaInHand> = {}): Hand => ({ _tag: "Building", pizza: { ...pizza, ...changes } })

test("a topping added or removed leaves it the same pizza", () => {
  expect(isToppedOtherwise(building(), building())).toBe(true)
  expect(isToppedOtherwise(building(), building({ left: part("MARG_AM40", "AN") }))).toBe(true)
  expect(isToppedOtherwise(building(), building({ right: part("PEPP_AM40") }))).toBe(true)
})

test("a change of size, half, split, quantity or line makes it another one, and so does a finished pizza", () => {
  const others: readonly Partial<PizzaInHand>[] = [
    { left: part("MARG_AM30") },
    { right: part("HAGE_AM40", "PE") },
    { right: null },
    { cover: "left" },
    { active: "right" },
    { quantity: 2 },
    { lineId: "l7" },
    { productSlug: "pepperoni" },
  ]
  for (const changes of others)
    expect(isToppedOtherwise(building(), building(changes)), JSON.stringify(changes)).toBe(false)
  expect(isToppedOtherwise(building(), { _tag: "Built", pizza })).toBe(false)
  expect(isToppedOtherwise({ _tag: "Nothing" }, building())).toBe(false)
})
