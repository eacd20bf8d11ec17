import type { KitchenOrder } from "@skorpe/core/domain/order"
import { kroner, zero } from "@skorpe/core/domain/money"
import { describe, expect, it } from "vitest"
import { lineOf, sheetOf } from "./describeOrder.ts"

const at = (clock: string) => Date.parse(`2026-11-21T${clock}:00+01:00`)
const time = { timeZone: "Europe/Oslo", now: at("12:10") }

const order: KitchenOrder = {
  orderId: "k3v9w2m8x4t6n1p7q5rz",
  sequence: 2,
  number: 7,
  storeId: "101",
  deliveryMethod: "delivery",
  firstName: "Kunde",
  lastName: "1",
  phone: "+4740000011",
  message: "Godt stekt",
  address: {
    street: "Storgata 1",
    postalCode: "0155",
    city: "Oslo",
    position: { latitude: 59.91, longitude: 10.75 },
    deliveryDescription: "3. etasje, kode 1234",
    contactless: true,
  },
  hotspot: null,
  placedAt: at("11:58"),
  startAt: at("12:00"),
  advanceOrderTime: null,
  estimatedAt: at("12:40"),
  status: "accepted",
  step: "inOven",
  next: { type: "Step", step: "onItsWay" },
  reason: null,
  lines: [
    {
      codes: ["MARG_AM40", "HAM_AM40"],
      quantity: 2,
      name: "Margherita / Ham",
      variant: "Large 40 cm, american",
      size: "large",
      crust: "american",
      changes: [
        { code: "PE", name: "Pepperoni", quantity: 1.5, part: "w" },
        { code: "LØ", name: "Onion", quantity: 0, part: "2" },
      ],
      hasAlcohol: false,
    },
    {
      codes: ["OL"],
      quantity: 1,
      name: "Beer",
      variant: "0.5 l",
      size: null,
      crust: null,
      changes: [],
      hasAlcohol: true,
    },
  ],
  paymentType: "INSTORE",
  total: kroner(637.5),
  toCollect: kroner(637.5),
}

describe("an order on one line", () => {
  it("says which, where it stands, when, what to collect, what is on it and for whom", () => {
    expect(lineOf(order, time)).toBe(
      "101 #7  k3v9w2m8x4t6n1p7q5rz  inOven  delivery, now, ready 12:40  collect 637.50 kr  " +
        "2 × Margherita / Ham, Large 40 cm, american, extra Pepperoni, without Onion (second half); 1 × Beer, 0.5 l  Kunde 1",
    )
  })

  it("says the day when it is another one, and when nothing is left to pay", () => {
    const later: KitchenOrder = {
      ...order,
      status: "placed",
      step: null,
      advanceOrderTime: at("12:40") + 86_400_000,
      estimatedAt: at("12:40") + 86_400_000,
      toCollect: kroner(0),
    }
    expect(lineOf(later, time)).toContain("placed  delivery, for 2026-11-22 12:40  nothing to collect")
  })
})

it("a sheet has all that cook and courier need", () => {
  expect(sheetOf(order, time)).toEqual([
    "101 #7  k3v9w2m8x4t6n1p7q5rz",
    "  inOven",
    "  delivery, now, ready 12:40; placed 11:58, begins 12:00",
    "  2 × Margherita / Ham, Large 40 cm, american, extra Pepperoni, without Onion (second half)",
    "  1 × Beer, 0.5 l",
    "  Check the age.",
    "  Collect 637.50 kr of 637.50 kr (INSTORE)",
    "  To: Storgata 1, 0155 Oslo  (59.91, 10.75)",
    "  Contactless: leave it at the door.",
    "  For the courier: 3. etasje, kode 1234",
    "  Message: Godt stekt",
    "  +4740000011  Kunde 1",
  ])
  const seat = { id: "arena", name: "Arena", address: null, answers: [{ label: "Seat", answer: "1-2" }] }
  const brought: KitchenOrder = { ...order, address: null, hotspot: seat, status: "refused", reason: "no dough" }
  expect(sheetOf(brought, time)).toEqual(expect.arrayContaining(["  To: Arena, Seat 1-2", "  refused: no dough"]))
  const paid = "  The card payment goes back by itself."
  expect(sheetOf({ ...brought, paymentType: "ADYEN" }, time)).toContain(paid)
  expect(sheetOf({ ...order, paymentType: "ADYEN" }, time)).not.toContain(paid)
  const withdrawn: KitchenOrder = { ...order, paymentType: "ADYEN", paymentWithdrawn: true }
  expect(sheetOf(withdrawn, time)).toContain("  The payment online was withdrawn: it is paid at the hand-over.")
  const over = sheetOf({ ...withdrawn, status: "cancelled", toCollect: zero }, time)
  expect(over).not.toContain(paid)
  expect(over.join()).not.toContain("at the hand-over")
})

describe("what a guest types", () => {
  const attack = "x\r\n101 #8  \u001b[2Jpaid\u202e\u2028\u009b31m\u0000"
  const { address, lines } = order
  const hostile: KitchenOrder = {
    ...order,
    storeId: attack,
    firstName: attack,
    lastName: attack,
    phone: attack,
    message: attack,
    reason: attack,
    address: address && {
      ...address,
      street: attack,
      postalCode: attack,
      city: attack,
      deliveryDescription: attack,
    },
    lines: lines.map((line) => ({
      ...line,
      name: attack,
      variant: attack,
      changes: line.changes.map((change) => ({ ...change, name: attack })),
    })),
  }
  const acting = /[\p{C}\p{Zl}\p{Zp}]/u

  it("cannot break the line of a list", () => expect(lineOf(hostile, time)).not.toMatch(acting))

  it("cannot add a line to a sheet", () => {
    const sheet = sheetOf(hostile, time)
    expect(sheet).toHaveLength(sheetOf({ ...order, reason: "closing" }, time).length)
    for (const line of sheet) expect(line).not.toMatch(acting)
    const seat = { id: attack, name: attack, address: null, answers: [{ label: attack, answer: attack }] }
    for (const line of sheetOf({ ...hostile, address: null, hotspot: seat }, time)) expect(line).not.toMatch(acting)
  })
})
