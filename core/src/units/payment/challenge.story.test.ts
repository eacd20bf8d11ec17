import { expect, test } from "vitest"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  authorised,
  cardGiven,
  methodsLoaded,
  ordered,
  type PaymentStage,
  placed,
  provider,
  running,
} from "./paymentStage.fixture.ts"

/** A customer whose bank asks them to approve. */
const challenged = () => {
  const { stage } = ordered()
  cardGiven(stage)
  stage.answer("BeginPayment", { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-5" } })
  return stage
}

test("a bank's challenge is shown as one, inside the form that the customer filled in", () => {
  const stage = challenged()
  expect(stage.see().payment).toEqual({ _tag: "Acting", orderId: "o1", resultCode: "ChallengeShopper" })
  expect(running(stage, "ShowPaymentAction")).toMatchObject({ provider })
})

test("a bank's challenge that cannot be shown is an error, and the customer may try another card", () => {
  const stage = challenged()
  stage.fail("ShowPaymentAction", { _tag: "Defect" })
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: { resultCode: "Error" }, problems: [] })
  expect(cardGiven(stage).see().payment).toEqual({ _tag: "Sending", orderId: "o1" })
})

test("a customer who cannot complete the bank's challenge pays in the store instead", () => {
  const stage = challenged()
  stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
  stage.answer("PayOtherwise", { ...placed, paymentType: "INSTORE", payment: "created", resultCode: null })
  expect(stage.see().route.screen).toEqual({ _tag: "Tracking", orderId: "o1" })
})

test("a customer who does not see the bank's challenge starts again, with a reloaded form", () => {
  const stage = challenged()
  stage.put({ type: "LoadingRetried" })
  methodsLoaded(stage)
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: null })
})

test("an approval that the server refuses shows the reason", () => {
  const stage = challenged()
  stage.answer("ShowPaymentAction", { _tag: "Given", details: { sealed: "test-6" } })
  expect(stage.see().payment).toEqual({ _tag: "Sending", orderId: "o1" })
  stage.fail("ContinuePayment", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "wait" }] })
  stage.answer("ReadPayment", awaitedPayment)
  expect(stage.see().payment).toMatchObject({ _tag: "Collecting", problems: [{ code: 3037 }] })
})

test("every request to the server along the way is about this page's order, and no other", () => {
  const asked: string[] = []
  const answer = (stage: PaymentStage, type: Parameters<PaymentStage["answer"]>[0], value: unknown) => {
    for (const command of stage.running())
      if (command.type === type && "orderId" in command) asked.push(`${type} ${command.orderId}`)
    stage.answer(type, value)
  }
  const { stage } = ordered()
  stage.put({ type: "PathOpened", path: "/betaling/o2", how: "link" })
  answer(stage, "ReadPayment", awaitedPayment)
  answer(stage, "LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider })
  stage.put({ type: "PageShown" })
  answer(stage, "ReadPayment", awaitedPayment)
  cardGiven(stage)
  answer(stage, "BeginPayment", authorised)
  answer(stage, "ReadPayment", { ...awaitedPayment, payment: "failed", resultCode: "Refused" })
  stage.put({ type: "PaymentGivenUp" })
  answer(stage, "GiveUpPayment", awaitedPayment)
  expect(asked).toEqual([
    "ReadPayment o2",
    "LoadPaymentMethods o2",
    "ReadPayment o2",
    "BeginPayment o2",
    "ReadPayment o2",
    "GiveUpPayment o2",
  ])
})
