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
