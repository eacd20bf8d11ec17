import { marketOf } from "@skorpe/core/domain/market"
import { kroner } from "@skorpe/core/domain/money"
import type { OrderEvent } from "@skorpe/core/domain/order"
import { expect, test } from "vitest"
import type { BookedRow } from "./readBookedOrders.ts"
import { writeHeader, writeOrder } from "./writeOrders.ts"

const norway = marketOf("no")
const placedAt = new Date("2026-07-01T21:59:30.000Z")

const placed: Extract<OrderEvent, { readonly _tag: "OrderPlaced" }> = {
  _tag: "OrderPlaced",
  orderId: "o1",
  at: placedAt.getTime(),
  number: 7,
  storeId: "101",
  deliveryMethod: "carryout",
  paymentType: "B2B",
  advanceOrderTime: null,
  estimatedAt: placedAt.getTime(),
  lines: [],
  pantAmount: kroner(0),
  surchargeAmount: kroner(0),
  taxAmount: kroner(45.96),
  taxes: [
    { percent: 25, amount: kroner(34.8), tax: kroner(6.96) },
    { percent: 15, amount: kroner(299), tax: kroner(39) },
  ],
  total: kroner(345.5),
}
const row: BookedRow = {
  id: "o1",
  at: "2026-07-01 21:59:30+00",
  placedAt,
  storeName: "Torget",
  orderer: "Kunde 5",
  billingNote: "Prosjekt 7",
  events: [placed],
}
const written = (change: Partial<BookedRow> = {}) => writeOrder(norway, "nb", { ...row, ...change })

test("an order's line has its cost before tax, its tax by rate and in total, and its time in the market's time zone", () => {
  expect(written()).toBe("7;2026-07-01;23:59;Torget;Kunde 5;Prosjekt 7;Faktura;299,54;45,96;345,50;39,00;6,96\r\n")
  const header =
    "Bestilling;Dato;Klokkeslett;Butikk;Bestilt av;Merking;Betaling;Netto;Mva.;Brutto;Herav mva. 15 %;Herav mva. 25 %\r\n"
  expect(writeHeader(norway, "nb")).toBe(header)
  expect(writeHeader({ ...norway, taxRates: norway.taxRates.toReversed() }, "nb")).toBe(header)
})

test("a rate at which nothing was bought has no tax", () => {
  const [, food] = placed.taxes ?? []
  expect(written({ events: [{ ...placed, taxes: food ? [food] : [] }] })).toMatch(/;39,00;0,00\r\n$/)
})

test("an old order without tax by rate leaves the rates empty, so that nobody books a tax of zero", () => {
  const { taxes: _, ...before } = placed
  expect(written({ events: [before] })).toMatch(/;345,50;;\r\n$/)
})

test("an order is booked by its latest payment method: in the store, though it was first to be paid by card", () => {
  const awaited: OrderEvent = { ...placed, _tag: "PaymentAwaited", paymentType: "ADYEN" }
  const later: OrderEvent = { ...placed, paymentType: "INSTORE" }
  expect(written({ events: [awaited, later] })).toContain(";I butikken;")
})

test("a former member is exported as a former colleague; an order without contents has no line", () => {
  expect(written({ orderer: null })).toContain(";En tidligere kollega;")
  expect(written({ events: [] })).toBe("")
})
