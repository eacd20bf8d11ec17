import { atCheckout, choose, offerCards, priced, submit } from "../checkout/checkoutStage.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"

export type PaymentStage = ReturnType<typeof openShop>

export const provider = { sealed: "test-1" }

/** The payment screen of an order, opened by its address. */
export const atPayment = ({ until, device = {} }: { until: "asking" | "collecting"; device?: object }) => {
  const stage = openShop("/betaling/o1", device)
  return until === "asking" ? stage : methodsLoaded(stage)
}

/** The server says that the order waits, and how it can be paid. */
export const methodsLoaded = (stage: PaymentStage): PaymentStage => {
  stage.answer("ReadPayment", awaitedPayment)
  stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider })
  return stage
}

/** The customer has filled in the provider's component. */
export const cardGiven = (stage: PaymentStage, sealed = "test-2"): PaymentStage => {
  stage.answer("CollectPayment", { _tag: "Given", details: { sealed } })
  return stage
}

/** A card payment is refused for this reason. */
export const refusedBy = (stage: PaymentStage, refusalReason: number | null, resultCode = "Refused"): PaymentStage => {
  cardGiven(stage)
  stage.answer("BeginPayment", { resultCode, refusalReason, action: null })
  return stage
}

/** The server's status of a paid order. */
export const placed = { ...awaitedPayment, status: "placed", payment: "paid", resultCode: "Authorised" } as const
/** The server's status while the money may be on its way. */
export const undecided = (resultCode: string) => ({ ...awaitedPayment, payment: "pending", resultCode }) as const
/** The server's status of an order that nobody paid. */
export const lapsed = { ...awaitedPayment, status: "cancelled", payment: "failed" } as const
/** The provider says that the card is charged. */
export const authorised = { resultCode: "Authorised", refusalReason: null, action: null }

/** Whether a call of this type is in flight. */
export const isRunning = (stage: PaymentStage, type: string) => stage.running().some((command) => command.type === type)
/** The call of this type that is in flight. */
export const running = <Type extends string>(stage: PaymentStage, type: Type) =>
  stage.running().find((command): command is typeof command & { type: Type } => command.type === type)

/** A customer who has ordered a pizza by card, on the payment screen. */
export const ordered = () => {
  const stage = atCheckout()
  offerCards(stage)
  stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
  choose(stage, priced(299))
  const attempt = submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  methodsLoaded(stage)
  const device = { unpaidOrder: attempt && { key: attempt.key, orderId: "o1", sentAt: attempt.at } }
  return { stage, attempt, device }
}
