import { kroner, zero } from "@skorpe/core/domain/money"
import type { KitchenLine, KitchenOrder, Tracking } from "@skorpe/core/domain/order"
import { evening } from "../testing/sceneWorld.ts"
import { standsIn } from "../testing/sceneKitchen.ts"

const minute = 60_000

const lineOf = (name: string, variant: string, changes: KitchenLine["changes"] = [], hasAlcohol = false) =>
  ({ codes: ["X"], quantity: 1, name, variant, size: null, crust: null, changes, hasAlcohol }) satisfies KitchenLine

const levels = [0, 0.75, 1, 1.5, 2, 3] as const
const toppings = ["Bacon", "Oliven", "Chili", "Mozzarella", "Salami", "Jalapeño"] as const

const everyChange: KitchenLine["changes"] = levels.map((quantity, nth) => {
  const { [nth]: name = "" } = toppings
  return { code: name, name, quantity, part: nth === 2 ? "1" : nth === 3 ? "2" : "w" }
})

/** An order for pick-up that the store has not accepted yet, due in half an hour. */
export const orderOf = (number: number, changes: Partial<KitchenOrder> = {}): KitchenOrder => ({
  orderId: `order${number}`,
  sequence: 1,
  number,
  storeId: standsIn.id,
  deliveryMethod: "carryout",
  firstName: "Kunde",
  lastName: String(number),
  phone: "+4740000011",
  message: "",
  address: null,
  hotspot: null,
  placedAt: evening,
  startAt: evening,
  advanceOrderTime: null,
  estimatedAt: evening + 30 * minute,
  status: "placed",
  step: null,
  next: { type: "Accept" },
  reason: null,
  lines: [lineOf("Pepperoni", "40 cm")],
  paymentType: "INSTORE",
  total: kroner(269),
  toCollect: kroner(269),
  ...changes,
})

const accepted = (number: number, changes: Partial<KitchenOrder> = {}): KitchenOrder =>
  orderOf(number, { sequence: 2, status: "accepted", next: { type: "Step", step: "received" }, ...changes })

/** An order for pick-up that was paid by card and accepted. */
export const paidOrder = accepted(41, { paymentType: "ADYEN", toCollect: zero })

const hotspot = {
  id: "h1",
  name: "Stadion",
  address: null,
  answers: [{ label: "Gate", answer: "Ø 14" }],
}

/**
 * New orders: one customised in every way, a contactless delivery, and a late one to a hotspot for a guest with a long
 * name.
 */
export const newOrders: readonly KitchenOrder[] = [
  orderOf(12, {
    estimatedAt: evening + 12 * minute,
    message: "Godt stekt, takk",
    lines: [
      { ...lineOf("Margherita / Pepperoni", "40 cm", everyChange), quantity: 2 },
      lineOf("Pils", "0,5 l", [], true),
      lineOf("Dipp", ""),
    ],
  }),
  orderOf(13, {
    deliveryMethod: "delivery",
    address: {
      street: "Lillegata 12 B",
      postalCode: "0182",
      city: "Oslo",
      position: null,
      deliveryDescription: "4. etasje, kode 1234#",
      contactless: true,
    },
    paymentType: "ADYEN",
    toCollect: zero,
    estimatedAt: evening + 120 * minute,
    startAt: evening + 80 * minute,
    advanceOrderTime: evening + 120 * minute,
  }),
  orderOf(9, {
    deliveryMethod: "hotspot",
    hotspot,
    firstName: "Abd al-Rahman عبد الرحمن",
    lastName: "بن محمد-Wollert-Konow-Christiansen-Donaudampfschifffahrt",
    message: "بدون بصل من فضلك (NO ONION) — Donaudampfschifffahrtsgesellschaftskapitän",
    phone: "",
    estimatedAt: evening - 7 * minute,
  }),
  orderOf(14, { estimatedAt: evening + 20_000, paymentType: "ADYEN", toCollect: zero }),
]

const day = 24 * 60 * minute

const wanted = (number: number, ahead: number): KitchenOrder =>
  orderOf(number, {
    startAt: evening + ahead - 15 * minute,
    estimatedAt: evening + ahead,
    advanceOrderTime: evening + ahead,
  })

/** New orders for tomorrow evening, and for a day of another week. */
export const laterOrders: readonly KitchenOrder[] = [wanted(15, day), wanted(16, 10 * day)]

const at = (number: number, step: KitchenOrder["step"], next: KitchenOrder["next"], more: Partial<KitchenOrder> = {}) =>
  accepted(number, { step, next, ...more })

const step = (name: NonNullable<KitchenOrder["step"]>) => ({ type: "Step", step: name }) as const
const toDoor = { deliveryMethod: "delivery", address: newOrders[1]?.address ?? null } as const

/** Accepted orders at every step of both delivery methods. */
export const acceptedOrders: readonly KitchenOrder[] = [
  accepted(1),
  at(2, "received", step("preparing")),
  at(3, "preparing", step("inOven"), { paymentType: "ADYEN", toCollect: zero }),
  at(4, "inOven", step("qualityCheck")),
  at(5, "qualityCheck", step("canBePickedUp")),
  at(6, "canBePickedUp", { type: "Complete" }),
  at(21, "received", step("makingFood"), toDoor),
  at(22, "makingFood", step("inOven"), toDoor),
  at(23, "inOven", step("onItsWay"), toDoor),
  at(24, "onItsWay", step("delivered"), toDoor),
  at(25, "delivered", { type: "Complete" }, toDoor),
]

/** The server's answer to a report. */
export const trackingOf = (
  order: KitchenOrder,
  status: Tracking["status"],
  reason: string | null = null,
): Tracking => ({
  orderId: order.orderId,
  sequence: order.sequence + 1,
  status,
  deliveryMethod: order.deliveryMethod,
  steps: [],
  reason,
  estimatedAt: order.estimatedAt,
})
