import { expect, test } from "vitest"
import { zero } from "../../money/rules/kroner.ts"
import { nameHalves } from "../../pizza/rules/nameHalves.ts"
import type { CartItem } from "../model.ts"
import { linePartsOf } from "./linePartsOf.ts"

const say = (nb: string, sv: string, en: string) => ({ nb, sv, en })
const ham = { code: "HA", name: say("Skinke", "Skinka", "Ham"), quantity: 1.5 } as const
const onion = { code: "ON", name: say("Løk", "Lök", "Onion"), quantity: 0 } as const
const garden = say("Hagen", "Trädgården", "The garden")
const pepperoni = say("Pepperoni / Jalapeño", "Pepperoni / Jalapeño", "Pepperoni / Jalapeño")

const whole: CartItem = {
  id: "l1",
  path: "/",
  name: pepperoni,
  category: "Pizza",
  price: zero,
  quantity: 1,
  variationCode: "PEPP_AM40",
  realId: "p1",
  slug: "pepperoni",
  type: "pizza",
  size: say("Stor", "Stor", "Large"),
  modifications: { changes: [ham, onion] },
  isRestricted: false,
}

test("a whole line has one part: what was added and what was removed", () => {
  expect(linePartsOf(whole)).toEqual([{ side: "whole", name: pepperoni, added: [ham], removed: [onion] }])
})

test("each half has its own name and changes, even if a name contains a slash", () => {
  const second = { variationCode: "VEGG_AM40", name: garden, modifications: { changes: [onion] } }
  const halves = { ...whole, name: nameHalves(pepperoni, garden), modifications: { changes: [ham] } }
  expect(linePartsOf({ ...halves, type: "half-half", secondPizzaHalf: second })).toEqual([
    { side: "left", name: pepperoni, added: [ham], removed: [] },
    { side: "right", name: garden, added: [], removed: [onion] },
  ])
})
