import { describe, expect, test } from "vitest"
import { kroner } from "../../domain/money/rules/kroner.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import {
  atPayment,
  cardGiven,
  isRunning,
  methodsLoaded,
  ordered,
  type PaymentStage,
  provider,
  refusedBy,
  running,
  undecided,
} from "./paymentStage.fixture.ts"

const failed = { ...awaitedPayment, payment: "failed", resultCode: "Refused", refusalReason: 2 } as const
const challenge = { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-5" } }

describe("at the provider's form", () => {
  test("closing a payment method charges nothing: the form stays as it was, and says so", () => {
    const { stage } = ordered()
    stage.answer("CollectPayment", { _tag: "Cancelled" })
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: { resultCode: "canceledByShopper" } })
    cardGiven(stage)
    expect(isRunning(stage, "BeginPayment")).toBe(true)
  })

  test("a fault in the form is not a dead end: the customer pays in the store, or tries the form again", () => {
    const { stage } = ordered()
    stage.fail("CollectPayment", { _tag: "Defect" })
    expect(stage.see().payment).toMatchObject({ _tag: "Broken", orderId: "o1", others: ["INSTORE"] })
    stage.put({ type: "LoadingRetried" })
    expect(cardGiven(methodsLoaded(stage)).see().payment).toEqual({ _tag: "Sending", orderId: "o1" })
  })

  test("the customer sees the server's current total and time limit", () => {
    const { stage } = ordered()
    const payBefore = stage.world().t + 600_000
    stage.put({ type: "PageShown" })
    stage.answer("ReadPayment", { ...awaitedPayment, total: kroner(199), payBefore })
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", total: kroner(199), payBefore })
  })

  test.each([
    ["was only under way at a bank", { payment: "pending", resultCode: "RedirectShopper" }],
    ["failed without a word of the provider's", { payment: "failed", resultCode: null }],
  ])("an attempt that %s is not reported as a refusal", (_, status) => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", { ...awaitedPayment, ...status })
    stage.answer("LoadPaymentMethods", { paymentTypes: ["ADYEN"], provider })
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", answer: null })
  })

  test("a company's order is put on account when its customer chooses so, as a step with its own idempotency key", () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", awaitedPayment)
    stage.answer("LoadPaymentMethods", { paymentTypes: ["B2B", "ADYEN"], provider })
    cardGiven(stage)
    const card = running(stage, "BeginPayment")
    stage.answer("BeginPayment", { resultCode: "Refused", refusalReason: 2, action: null })
    stage.put({ type: "OtherPaymentChosen", paymentType: "B2B" })
    const account = running(stage, "PayOtherwise")
    expect(account).toMatchObject({ orderId: "o1", paymentType: "B2B" })
    expect(account?.key).not.toBe(card?.key)
  })
})

describe("the notice that another tab was paying disappears when the customer has", () => {
  const noticed = () => {
    const { stage } = ordered()
    cardGiven(stage)
    stage.fail("BeginPayment", { _tag: "Refused", status: 409, problems: [{ code: 3037, message: "wait" }] })
    stage.answer("ReadPayment", awaitedPayment)
    expect(stage.see().payment).toMatchObject({ problems: [{ code: 3037 }] })
    return stage
  }
  const challenged = (stage: PaymentStage) => {
    cardGiven(stage)
    stage.answer("BeginPayment", challenge)
  }
  const ways: readonly (readonly [string, (stage: PaymentStage) => void])[] = [
    ["tried a card that is refused", (stage) => refusedBy(stage, 2)],
    ["closed the method", (stage) => stage.answer("CollectPayment", { _tag: "Cancelled" })],
    [
      "closed the bank's challenge",
      (stage) => {
        challenged(stage)
        stage.answer("ShowPaymentAction", { _tag: "Cancelled" })
      },
    ],
    [
      "seen the bank's challenge break",
      (stage) => {
        challenged(stage)
        stage.answer("ShowPaymentAction", { _tag: "Broken" })
      },
    ],
    [
      "tried the form again",
      (stage) => {
        stage.answer("CollectPayment", { _tag: "Broken" })
        stage.put({ type: "LoadingRetried" })
        methodsLoaded(stage)
      },
    ],
    [
      "wanted to pay in the store, and the card is refused meanwhile",
      (stage) => {
        stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
        stage.answer("PayOtherwise", undecided("Received"))
        stage.wait(10_000)
        stage.answer("ReadPayment", failed)
      },
    ],
    [
      "wanted to give the order up, and the card is refused meanwhile",
      (stage) => {
        stage.put({ type: "PaymentGivenUp" })
        stage.answer("GiveUpPayment", undecided("Received"))
        stage.wait(10_000)
        stage.answer("ReadPayment", failed)
      },
    ],
  ]

  test.each(ways)("%s", (_, act) => {
    const stage = noticed()
    act(stage)
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting", problems: [] })
  })
})

describe("a provider that is away", () => {
  const atAway = () => {
    const stage = atPayment({ until: "asking" })
    stage.answer("ReadPayment", awaitedPayment)
    stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE"], provider: null })
    return stage
  }

  test("leaves the other ways to pay available, and no form is awaited", () => {
    const stage = atAway()
    expect(stage.see().payment).toMatchObject({ _tag: "Broken", isAway: true, others: ["INSTORE"], problems: [] })
    expect(isRunning(stage, "CollectPayment")).toBe(false)
    stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
    expect(isRunning(stage, "PayOtherwise")).toBe(true)
  })

  test("is requested again when the customer asks, and its form is shown once it answers", () => {
    const stage = atAway()
    stage.put({ type: "LoadingRetried" })
    stage.answer("ReadPayment", awaitedPayment)
    stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE", "ADYEN"], provider })
    expect(stage.see().payment).toMatchObject({ _tag: "Collecting" })
    stage.answer("CollectPayment", { _tag: "Broken" })
    expect(stage.see().payment).toMatchObject({ _tag: "Broken" })
    expect(stage.see().payment).not.toHaveProperty("isAway")
  })

  test("is still reported when paying in the store is refused too, with the reason", () => {
    const stage = atAway()
    stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
    stage.fail("PayOtherwise", { _tag: "Refused", status: 409, problems: [{ code: 3073, message: "Nei" }] })
    stage.answer("ReadPayment", awaitedPayment)
    stage.answer("LoadPaymentMethods", { paymentTypes: ["INSTORE"], provider: null })
    expect(stage.see().payment).toMatchObject({ _tag: "Broken", isAway: true, problems: [{ code: 3073 }] })
  })

  test("is not reported when the server refuses to list the ways to pay", () => {
    const stage = atAway()
    stage.put({ type: "LoadingRetried" })
    stage.answer("ReadPayment", awaitedPayment)
    stage.fail("LoadPaymentMethods", { _tag: "Refused", status: 409, problems: [{ code: 3016, message: "Nei" }] })
    expect(stage.see().payment).toMatchObject({ _tag: "Broken", problems: [{ code: 3016 }] })
    expect(stage.see().payment).not.toHaveProperty("isAway")
  })
})
