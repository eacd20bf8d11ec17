import { Schema } from "effect"
import { expect, test } from "vitest"
import type { AnalyticsEvent } from "../../analytics/model.ts"
import { marketOf } from "../../market/index.ts"
import { kroner } from "../../money/rules/kroner.ts"
import { TelemetryEvent } from "../wire.ts"
import { countOf } from "./countOf.ts"

const pizza = { variationCode: "PEPP_AM30", category: "Pizza", price: kroner(199), quantity: 2 } as const
const drink = { variationCode: "COLA_05", category: "Drinks", price: kroner(39), quantity: 1 } as const

const events: readonly AnalyticsEvent[] = [
  { name: "page_view", properties: { title: "Bestilling - Secret", path: "/bestilling/secret-id" } },
  { name: "view_item_list", properties: { list: "Pizza" } },
  { name: "add_to_cart", properties: { items: [pizza] } },
  { name: "begin_checkout", properties: { value: kroner(437), items: [pizza, drink] } },
  { name: "purchase", properties: { orderId: "secret-id", value: kroner(400), items: [pizza, drink] } },
  { name: "payment_failed", properties: { orderId: "secret-id", reason: "refused" } },
  { name: "login", properties: { method: "sms" } },
  { name: "sign_up", properties: { kind: "personal" } },
  { name: "discount_added", properties: { code: "secret-code", kind: "user" } },
  { name: "organisation_invite_sent", properties: { organisationId: "secret-id" } },
  { name: "recruit_friend", properties: {} },
  { name: "modal_closed", properties: { modal: "PizzaBuilder", by: "button" } },
]

const counted = () => events.map((event) => countOf(event, marketOf("no"), 0))

test("an analytics event keeps the fields that an operator counts by", () => {
  const told = counted().map(({ _tag, at, ...rest }) => rest)
  expect(told).toEqual([
    { name: "page_view", of: "Tracking" },
    { name: "view_item_list", of: "Pizza" },
    { name: "add_to_cart", value: 39800, pieces: 2 },
    { name: "begin_checkout", value: 43700, pieces: 3 },
    { name: "purchase", value: 40000, pieces: 3 },
    { name: "payment_failed", of: "refused" },
    { name: "login", of: "sms" },
    { name: "sign_up", of: "personal" },
    { name: "discount_added", of: "user" },
    { name: "organisation_invite_sent" },
    { name: "recruit_friend" },
    { name: "modal_closed", of: "PizzaBuilder" },
  ])
})

test("every event passes the intake, and names no order, code or company", () => {
  const told = counted().map((event) => Schema.encodeSync(TelemetryEvent)(event))
  expect(JSON.stringify(told)).not.toMatch(/secret/i)
})
