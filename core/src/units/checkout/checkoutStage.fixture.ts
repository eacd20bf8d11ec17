import { kroner, zero } from "../../domain/money/rules/kroner.ts"
import type { DeviceContents } from "../../domain/device/model.ts"
import type { ValidatedPrice } from "../../domain/price/model.ts"
import type { Profile } from "../../domain/account/wire.ts"
import type { OuterEvent } from "../../messages/events.ts"
import { priceOf, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import { standing } from "../cart/cartStage.fixture.ts"
import type { StoreWithMenu } from "../../domain/store/model.ts"

export type CheckoutStage = ReturnType<typeof openShop>

/** A price of goods and delivery fee, in kroner. */
export const priced = (goods: number, fee = 0, minimum = 0): ValidatedPrice => ({
  ...priceOf(goods),
  customerAmount: kroner(goods + fee),
  surchargeAmount: fee === 0 ? zero : kroner(fee),
  minimumCustomerAmount: kroner(minimum),
})

export const door = {
  street: "Testveien 1",
  postalCode: "0154",
  city: "Oslo",
  position: { latitude: 59.91, longitude: 10.75 },
  deliveryDescription: "Ring på",
}

interface Opening {
  readonly store?: StoreWithMenu
  readonly user?: Profile
  readonly quantity?: number
  readonly device?: Partial<DeviceContents>
}

/** A customer at the last step, with margheritas in the cart and all fields filled; no price is requested yet. */
export const atCheckout = ({
  store = torgetWithMenu,
  user,
  quantity = 1,
  device = {},
}: Opening = {}): CheckoutStage => {
  const stage = openShop("/butikker/torget/meny/pizza", user ? { loggedIn: true, ...device } : device)
  if (user) stage.answer("LoadUser", user)
  stage.answer("LoadStore", store)
  stage.put({ ...addLarge, quantity })
  stage.put({ type: "PathOpened", path: "/betaling", how: "link" })
  if (user) stage.answer("ReadSessionFlag", true)
  stage.put({ type: "FieldTyped", field: "firstName", text: "Kunde" })
  stage.put({ type: "FieldTyped", field: "lastName", text: "En" })
  stage.put({ type: "FieldTyped", field: "phone", text: "40 00 00 00" })
  return stage
}

/** Several discounts, and the price that the server confirms for them. */
export const choose = (stage: CheckoutStage, price: ValidatedPrice, ...events: readonly OuterEvent[]): void => {
  for (const event of events) stage.put(event)
  stage.wait(1000)
  stage.answer("ValidatePrice", price)
}

/** The server says whether orders can be paid online. */
export const offerCards = (stage: CheckoutStage, paysOnline = true): void => {
  stage.put({ type: "ConnectionRestored" })
  stage.put({ type: "TimingOpened" })
  stage.answer("LoadStatus", standing({ serverTime: stage.world().t, ...(paysOnline ? { paysOnline } : {}) }))
  stage.put({ type: "TimingClosed" })
}

/** The tags of what blocks the order. */
export const blocked = (stage: CheckoutStage): readonly string[] => stage.see().checkout.blocks.map(({ _tag }) => _tag)

/** Submits the form with a valid phone number; returns the order that is sent, or `null` if none is. */
export const submit = (stage: CheckoutStage) => {
  stage.put({ type: "OrderSubmitted" })
  if (!stage.running().some(({ type }) => type === "ReadPhone")) return null
  stage.answer("ReadPhone", { _tag: "Phone", e164: "+4740000000" })
  const placing = stage.running().find((command) => command.type === "PlaceOrder")
  return placing?.attempt ?? null
}

/** Orders one pizza that is to be paid online: the order waits for its payment. */
export const orderByCard = (stage: CheckoutStage, orderId: string): void => {
  offerCards(stage)
  stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
  choose(stage, priced(299))
  submit(stage)
  stage.answer("PlaceOrder", { orderId })
  stage.answer("ReadPayment", awaitedPayment)
}
