import { describe, expect, it } from "vitest"
import {
  sampleHotspot,
  sampleIngredient,
  sampleProduct,
  sampleStore,
  sampleVariation,
} from "../../../testing/samples.ts"
import { norway } from "../../market/markets.ts"
import type { Menu } from "../../menu/model.ts"
import { kroner, zero } from "../../money/rules/kroner.ts"
import type { OrderPlaced } from "../events.ts"
import { placedOrder } from "../placedOrder.fixture.ts"
import { describeForKitchen, type OrderToDescribe } from "./describeForKitchen.ts"
import type { Recipient } from "../recipient.ts"
import { foldTracking } from "./foldTracking.ts"

const pizza = (code: string, nb: string, en: string) =>
  sampleProduct(
    code,
    [
      sampleVariation(`${code}_AM40`, code, 269, {
        size: "Large 40 cm, american",
      }),
    ],
    { kind: "PIZZA", name: { nb, sv: nb, en } },
  )
const menu: Menu = {
  subCategories: [],
  ingredients: [sampleIngredient("LØ", 10, { name: { nb: "Løk", sv: "Lök", en: "Onion" } })],
  products: [
    pizza("MARG", "Margherita", "Margherita"),
    pizza("SKINKE", "Skinke", "Ham"),
    sampleProduct("OL", [sampleVariation("OL", "OL", 99, { size: "0,5 l" })], { alcohol: 4.7 }),
  ],
}
const place = { market: norway, store: sampleStore, menu, language: "en" } as const

const nobody: Recipient = {
  firstName: "",
  lastName: "",
  phone: "",
  message: "",
  address: null,
  hotspotId: null,
  answers: {},
}
const door = {
  street: "Storgata 1",
  postalCode: "0155",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "--Kontaktfri levering-- 3. etasje, kode 1234",
}

const ordered = (changes: Partial<OrderPlaced>, recipient: Partial<Recipient> = {}): OrderToDescribe => {
  const contents = { ...placedOrder("carryout"), ...changes }
  const tracking = foldTracking([contents])
  if (tracking === null) throw new Error("no tracking")
  return { contents, tracking, startAt: 2000, recipient: { ...nobody, ...recipient } }
}
const line = (codes: readonly string[], ingredients: OrderPlaced["lines"][number]["ingredients"] = []) => ({
  codes,
  ingredients,
  quantity: 1,
  unitPrice: kroner(269),
  linePrice: kroner(269),
  name: "as the customer read it",
})

describe("an order at the kitchen", () => {
  it("names lines in the kitchen's language, with size, crust and changes", () => {
    const half = line(["MARG_AM40", "SKINKE_AM40"], [{ code: "LØ", quantity: 0, part: "2" }])
    const { lines } = describeForKitchen(ordered({ lines: [half, line(["OL"])] }), place)
    expect(lines).toEqual([
      {
        codes: ["MARG_AM40", "SKINKE_AM40"],
        quantity: 1,
        name: "Margherita / Ham",
        variant: "Large 40 cm, american",
        size: "large",
        crust: "american",
        changes: [{ code: "LØ", name: "Onion", quantity: 0, part: "2" }],
        hasAlcohol: false,
      },
      { ...lines[1], name: "OL", variant: "0,5 l", size: null, crust: null, hasAlcohol: true },
    ])
  })

  it("keeps the names that the customer read for items that the menu no longer has", () => {
    const gone = line(["MARG_AM40", "GONE_AM40"], [{ code: "XX", quantity: 2, part: "w" }])
    const [one] = describeForKitchen(ordered({ lines: [gone] }), place).lines
    expect(one).toMatchObject({ name: "as the customer read it", changes: [{ name: "XX", quantity: 2 }] })
  })

  it("has the door, and whether to knock, only when it is delivered", () => {
    const delivered = describeForKitchen(ordered({ deliveryMethod: "delivery" }, { address: door }), place)
    expect(delivered.address).toEqual({ ...door, deliveryDescription: "3. etasje, kode 1234", contactless: true })
    const spoken = { ...door, deliveryDescription: "Not --Kontaktfri levering--" }
    const knocked = describeForKitchen(ordered({ deliveryMethod: "delivery" }, { address: spoken }), place)
    expect(knocked.address?.contactless).toBe(false)
    expect(describeForKitchen(ordered({}, { address: door }), place).address).toBe(null)
  })

  it("has the hotspot's answers under its questions, also if it no longer asks them", () => {
    const asked = ordered(
      { deliveryMethod: "hotspot" },
      { hotspotId: sampleHotspot.id, answers: { gate: "B", seat: "1-2" } },
    )
    const answers = [
      { label: "Seat", answer: "1-2" },
      { label: "gate", answer: "B" },
    ]
    const { name, address } = sampleHotspot
    expect(describeForKitchen(asked, place).hotspot).toEqual({ id: "arena", name, address, answers })
    expect(describeForKitchen(asked, { ...place, store: null }).hotspot).toMatchObject({ name: "arena", address: null })
  })

  it("is paid at the hand-over unless it was paid by card, goes on account or has ended", () => {
    const collected = (changes: Partial<OrderPlaced>) => describeForKitchen(ordered(changes), place).toCollect
    expect(collected({})).toBe(kroner(199))
    expect(collected({ paymentType: "ADYEN" })).toBe(zero)
    expect(collected({ paymentType: "B2B" })).toBe(zero)
    const one = ordered({})
    const ended = { ...one, tracking: { ...one.tracking, status: "refused" } } as const
    expect(describeForKitchen(ended, place).toCollect).toBe(zero)
  })

  it("has the requested time, the expected time and the next report", () => {
    const asked = ordered({ advanceOrderTime: 900_000 })
    expect(describeForKitchen(asked, place)).toMatchObject({
      sequence: 1,
      placedAt: 1000,
      startAt: 2000,
      advanceOrderTime: 900_000,
      estimatedAt: 900_000,
      status: "placed",
      step: null,
      next: { type: "Accept" },
      reason: null,
    })
  })
})
