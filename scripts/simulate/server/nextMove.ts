import { isSentBefore } from "@skorpe/core/domain/checkout"
import type { OuterEvent } from "@skorpe/core/messages"
import { beCustomer } from "./beCustomer.ts"
import { wantItBrought } from "./deliver.ts"
import { type Move, type Situation, walkTo } from "./move.ts"
import type { Means } from "./payDesk.ts"
import { clubCode } from "./people.ts"

/** Security codes of test cards: paid, refused, decided late, and cancelled. */
const codes = ["737", "737", "737", "002", "012", "902", "903", "900"] as const

/** Test cards: two that no bank asks about, then one whose bank has a page, and two whose bank asks in place. */
const cards = ["4111111111111111", "5555444433331111", "4212345678910006", "4871049999999910", "4917610000000000"]

const meansOf = ({ see, swarm, chance }: Situation): Means => {
  const asksBank = swarm.has("banks") && chance.happens(0.6)
  if (asksBank && chance.happens(0.3)) {
    return { method: see.route.market === "se" ? "swish" : (chance.pick(["vipps", "klarna"] as const) ?? "vipps") }
  }
  const number = chance.pick(asksBank ? cards.slice(2) : cards.slice(0, 2)) ?? ""
  return { number, code: chance.pick(codes) ?? "737" }
}

const pay = (situation: Situation): Move | null => {
  const { see, isFormOpen, swarm, chance } = situation
  const { checkout, payment, route } = see
  if (checkout.step._tag !== "Paying") return null
  const { orderId } = checkout.step
  if (route.screen._tag !== "Payment" || route.screen.orderId !== orderId) {
    return walkTo(see, { _tag: "Payment", orderId })
  }
  if (payment._tag === "Closed" || payment._tag === "Missing") return walkTo(see, { _tag: "Checkout" })
  if (payment._tag !== "Collecting" && payment._tag !== "Broken") return null
  if (swarm.has("giving up") && chance.happens(0.15)) return { type: "PaymentGivenUp" }
  const [other] = payment.others
  if (other !== undefined && chance.happens(0.1)) return { type: "OtherPaymentChosen", paymentType: other }
  if (payment._tag === "Broken") return { type: "LoadingRetried" }
  return isFormOpen ? { pays: meansOf(situation) } : null
}

const addSomething = ({ see, stores, swarm, chance }: Situation): Move => {
  const { current } = see.store
  const product = chance.pick(current?.menu.products.filter(({ kind }) => kind !== "HALF_HALF") ?? [])
  const variation = chance.pick(product?.variations ?? [])
  if (product && variation && see.route.screen._tag === "Menu") {
    const quantity = 1 + chance.below(2)
    const extras = see.store.current?.menu.ingredients.filter(({ removeOnly }) => !removeOnly) ?? []
    const extra = product.kind === "PIZZA" ? chance.pick(extras) : undefined
    if (extra !== undefined && swarm.has("sold out") && chance.happens(0.3)) {
      const ingredients = [{ code: extra.productCode, quantity: 1 as const, part: "w" as const }]
      const made = { variationCode: variation.code, secondVariationCode: null, ingredients, quantity }
      return { type: "ItemAdded", ...made, lineId: null, merge: "all", newStore: false }
    }
    return { type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity }
  }
  return walkTo(see, { _tag: "Menu", storeSlug: chance.pick(stores)?.store.slug ?? "" })
}

/** Types a code that this store accepts for an order of this kind, or the scarce one. */
const typeCode = ({ see: { cart }, coupons, swarm, chance }: Situation): Move | null => {
  if (!swarm.has("coupons") || cart.manualDeals.length > 0 || chance.happens(0.85)) return null
  const scarce = chance.happens(0.3) ? coupons.find(({ totalLimit }) => totalLimit !== null) : undefined
  const fitting = coupons.filter(
    ({ stores, deliveryMethods }) =>
      (stores.length === 0 || stores.includes(cart.storeId)) && deliveryMethods.includes(cart.shipping.method),
  )
  return { type: "CouponTyped", code: (scarce ?? chance.pick(fitting))?.code ?? "NOSUCH" }
}

/** Changes the cart, the time or a code, as customers do before they order. */
const changeMind = (situation: Situation): Move | null => {
  const { see, swarm, chance } = situation
  const { cart, coupon, timing } = see
  if (timing._tag === "Open") {
    const slot = chance.pick(timing.picker?.hours.flatMap(({ minutes }) => minutes.map(({ at }) => at)) ?? [])
    const option = chance.pick(["now", "today", "tomorrow"] as const) ?? "now"
    if (chance.happens(0.4)) return { type: "TimingClosed" }
    return slot !== undefined && chance.happens(0.5)
      ? { type: "SlotChosen", slot }
      : { type: "TimeOptionChosen", option }
  }
  if (coupon.code !== "" && coupon.step === "typing" && chance.happens(0.7)) return { type: "CouponSubmitted" }
  const brought = wantItBrought(situation)
  if (brought !== null) return brought
  const typed = typeCode(situation)
  if (typed !== null) return typed
  if (chance.happens(0.85)) return null
  if (swarm.has("coupons") && see.session._tag === "LoggedIn" && chance.happens(0.2)) {
    return { type: "DealPicked", code: clubCode(see.route.market) }
  }
  if (swarm.has("scheduled orders") && chance.happens(0.3)) return { type: "TimingOpened" }
  const line = chance.pick(cart.lines)
  if (line && chance.happens(0.5)) {
    return { type: chance.happens(0.6) ? "LineIncreased" : "LineDecreased", id: line.id }
  }
  return addSomething(situation)
}

/** The next of what the form lacks; `undefined` when it lacks nothing. */
const fieldIn = ({ see: { checkout }, device: { person } }: Situation): OuterEvent | undefined => {
  const wanted = [
    ["firstName", "Kunde"],
    ["lastName", person.lastName],
    ["phone", person.phone],
  ] as const
  const [field, text] = wanted.find(([name]) => checkout.fields[name] === "") ?? []
  return field === undefined ? undefined : { type: "FieldTyped", field, text }
}

/** Problems that a customer solves by collecting the food, or by ordering more of it. */
const hinders: ReadonlySet<string> = new Set([
  "BelowMinimum",
  "DeliveryNotOffered",
  "AddressMissing",
  "AddressOutside",
  "OrganisationDelivery",
  "HotspotMissing",
  "HotspotAnswers",
])

const order = (situation: Situation): Move | null => {
  const { see, swarm, chance } = situation
  const { checkout, validation, cart } = see
  switch (validation._tag) {
    case "Confirmed": {
      if (isSentBefore(checkout.problems) && chance.happens(0.7)) return { type: "NewOrderChosen" }
      const isProvable = checkout.problems.some(({ ways = [] }) => ways.includes("proveNumber"))
      if (isProvable && chance.happens(0.6)) return { type: "NumberProofWanted" }
      const isStuck = checkout.blocks.some(({ _tag }) => hinders.has(_tag))
      if (isStuck && chance.happens(0.3)) return { type: "MethodChosen", method: "carryout" }
      if (isStuck && chance.happens(0.5)) return addSomething(situation)
      const wantsBill = checkout.offeredPayments.includes("B2B") && checkout.paymentType !== "B2B"
      if (wantsBill && chance.happens(0.8)) return { type: "PaymentTypeChosen", paymentType: "B2B" }
      const wantsCard = swarm.has("cards") && checkout.offeredPayments.includes("ADYEN")
      if (wantsCard && checkout.paymentType !== "ADYEN" && chance.happens(0.6)) {
        return { type: "PaymentTypeChosen", paymentType: "ADYEN" }
      }
      return { type: "OrderSubmitted" }
    }
    case "Unconfirmed":
      return { type: "PriceRetried" }
    case "Refused": {
      // What is sold out tonight is there tomorrow.
      if (swarm.has("scheduled orders") && chance.happens(0.4)) return { type: "TimingOpened" }
      const [code] = cart.manualDeals
      if (code !== undefined && chance.happens(0.5)) return { type: "CouponRemoved", code }
      const line = chance.pick(cart.lines)
      return line && chance.happens(0.6) ? { type: "LineRemoved", id: line.id } : { type: "CartEmptied" }
    }
    case "Empty":
    case "Pending":
      return null
  }
}

/** Proves the number by the code that came, or declines. */
const prove = ({ see: { checkout }, chance }: Situation): Move | null => {
  if (checkout.step._tag !== "Proving") return null
  if (chance.happens(0.1)) return { type: "NumberProofAbandoned" }
  return checkout.step.phase === "asked" ? { reads: "NumberCodeEntered", isMisread: chance.happens(0.1) } : null
}

/** Opens, closes and reloads tabs, now and then. */
const turnToTabs = ({ device, swarm, chance }: Situation): Move | null => {
  if (swarm.has("reloads") && chance.happens(0.04)) return { tab: "reload" }
  if (!swarm.has("second tabs") || !chance.happens(0.12)) return null
  return device.tabs.size < 2 ? { tab: "open" } : chance.happens(0.3) ? { tab: "close" } : null
}

/** What a customer who wants a pizza does next on a page; `null` for nothing. */
export const nextMove = (situation: Situation): Move | null => {
  const { see, chance, stores } = situation
  if (see.session._tag === "Starting") return null
  const tabs = turnToTabs(situation)
  if (tabs !== null) return tabs
  const { cart, checkout, dialog, overlay, route, tracking, upsells } = see
  const own = checkout.step._tag === "Filling" ? beCustomer(situation) : null
  if (own !== null) return own
  if (dialog.open !== null) {
    return { type: chance.pick(["DialogConfirmed", "DialogCancelled"] as const) ?? "DialogClosed", id: dialog.open.id }
  }
  if (overlay.modal !== null && upsells.step !== "showing") {
    return { type: "ModalClosed", id: overlay.modal.id, by: "button" }
  }
  if (upsells.step === "showing") return { type: "UpsellsPassed" }
  if (checkout.step._tag === "Paying") return pay(situation)
  if (checkout.step._tag === "Proving") return prove(situation)
  if (checkout.step._tag !== "Filling") return null
  if (tracking._tag === "Following" && chance.happens(0.2)) return null
  if (cart.totalCount === 0) return addSomething(situation)
  if (chance.happens(0.03)) return { type: "StoreChosen", storeSlug: chance.pick(stores)?.store.slug ?? "" }
  const change = changeMind(situation)
  if (change !== null) return change
  if (route.screen._tag !== "Checkout") {
    return chance.happens(0.5) ? { type: "CheckoutWanted" } : walkTo(see, { _tag: "Checkout" })
  }
  return fieldIn(situation) ?? order(situation)
}
