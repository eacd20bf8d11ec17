import { kroner } from "../../domain/money/rules/kroner.ts"
import type { PaymentStatus } from "../../domain/payment/wire.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

export type PaymentStage = ReturnType<typeof openShop>

/** An order that nobody has tried to pay yet. */
export const o1Waiting: PaymentStatus = {
  orderId: "o1",
  status: "awaitingPayment",
  paymentType: "ADYEN",
  payment: "created",
  total: kroner(299),
  currency: "NOK",
  resultCode: null,
  refusalReason: null,
}

export const provider = { sealed: "test-1" }

/** The payment screen of an order, opened by its address. */
export const atPayment = ({ until, device = {} }: { until: "asking" | "collecting"; device?: object }) => {
  const stage = openShop("/betaling/o1", device)
  return until === "asking" ? stage : methodsLoaded(stage)
}

/** The server says that the order waits, and how it can be paid. */
export const methodsLoaded = (stage: PaymentStage): PaymentStage => {
  stage.answer("ReadPayment", o1Waiting)
  stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider })
  return stage
}

/** The customer has filled the provider's component. */
export const cardGiven = (stage: PaymentStage, sealed = "test-2"): PaymentStage => {
  stage.answer("CollectPayment", { _tag: "Given", details: { sealed } })
  return stage
}

/** A payment of the card is refused for a reason. */
export const refusedBy = (stage: PaymentStage, refusalReason: number | null, resultCode = "Refused"): PaymentStage => {
  cardGiven(stage)
  stage.answer("BeginPayment", { resultCode, refusalReason, action: null })
  return stage
}
