import { atPayment, cardGiven } from "../../units/payment/paymentStage.fixture.ts"
import { awaitedPayment } from "../../testing/samples.ts"
import type { StateStories } from "./stateStory.fixture.ts"
import { openShop } from "../shopStage.fixture.ts"

const collecting = () => atPayment({ until: "collecting" })
const broken = () => {
  const stage = collecting()
  stage.answer("CollectPayment", { _tag: "Broken" })
  return stage
}
const beginning = () => cardGiven(collecting())
const acting = () => {
  const stage = beginning()
  stage.answer("BeginPayment", { resultCode: "ChallengeShopper", refusalReason: null, action: { sealed: "test-9" } })
  return stage
}
const continuing = () => {
  const stage = acting()
  stage.answer("ShowPaymentAction", { _tag: "Given", details: { sealed: "test-3" } })
  return stage
}
const confirming = () => {
  const stage = continuing()
  stage.answer("ContinuePayment", { resultCode: "Authorised", refusalReason: null, action: null })
  return stage
}
const switching = () => {
  const stage = collecting()
  stage.put({ type: "OtherPaymentChosen", paymentType: "INSTORE" })
  return stage
}
const givingUp = () => {
  const stage = collecting()
  stage.put({ type: "PaymentGivenUp" })
  return stage
}
const paid = () => learning({ status: "placed", payment: "paid" })
const shown = (stage: ReturnType<typeof collecting>) => {
  stage.put({ type: "PageShown" })
  return stage
}
const asking = () => atPayment({ until: "asking" })
const unreachable = { _tag: "Unreachable" } as const

const failing = (stage: ReturnType<typeof asking>, call: Parameters<typeof stage.fail>[0]) => {
  stage.fail(call, unreachable)
  return stage
}
const learning = (status: object) => {
  const stage = asking()
  stage.answer("ReadPayment", { ...awaitedPayment, ...status })
  return stage
}

export const paymentStates: StateStories = {
  nothing: { story: "no order waits for a payment", stage: () => openShop(), sees: { _tag: "Nothing" } },
  asking: { story: "the server is asked what it knows", stage: asking, sees: { _tag: "Loading", orderId: "o1" } },
  askingAgain: {
    story: "the server does not say what it knows",
    stage: () => failing(asking(), "ReadPayment"),
    sees: { _tag: "Unreachable" },
  },
  loading: { story: "the methods load", stage: () => learning({}), sees: { _tag: "Loading" } },
  loadingAgain: {
    story: "the methods do not load",
    stage: () => failing(learning({}), "LoadPaymentMethods"),
    sees: { _tag: "Unreachable" },
  },
  "collecting.still": {
    story: "the customer chooses a method and types",
    stage: collecting,
    sees: { _tag: "Collecting", orderId: "o1", others: ["INSTORE"], answer: null },
  },
  "collecting.looking": {
    story: "a phone wakes up with the form still open",
    stage: () => shown(collecting()),
    sees: { _tag: "Collecting", orderId: "o1", others: ["INSTORE"], answer: null },
  },
  "broken.still": {
    story: "the provider's component does not load",
    stage: broken,
    sees: { _tag: "Broken", others: ["INSTORE"] },
  },
  "broken.looking": {
    story: "the customer comes back to a form that did not load",
    stage: () => shown(broken()),
    sees: { _tag: "Broken", others: ["INSTORE"] },
  },
  beginning: { story: "the payment begins", stage: beginning, sees: { _tag: "Sending" } },
  beginningAgain: {
    story: "it is not known whether the payment began",
    stage: () => failing(beginning(), "BeginPayment"),
    sees: { _tag: "Uncertain" },
  },
  "acting.still": {
    story: "the bank asks the customer to approve",
    stage: acting,
    sees: { _tag: "Acting", resultCode: "ChallengeShopper" },
  },
  "acting.looking": {
    story: "the customer comes back from the bank's app",
    stage: () => shown(acting()),
    sees: { _tag: "Acting", resultCode: "ChallengeShopper" },
  },
  continuing: { story: "the customer has approved", stage: continuing, sees: { _tag: "Sending" } },
  continuingAgain: {
    story: "it is not known whether the approval arrived",
    stage: () => failing(continuing(), "ContinuePayment"),
    sees: { _tag: "Uncertain" },
  },
  confirming: {
    story: "the bank has approved, and the provider's notification is awaited",
    stage: confirming,
    sees: { _tag: "Confirming", resultCode: "Authorised", isSlow: false },
  },
  pausing: {
    story: "the notification has not come yet",
    stage: () => {
      const stage = confirming()
      stage.answer("ReadPayment", { ...awaitedPayment, payment: "pending", resultCode: "Authorised" })
      return stage
    },
    sees: { _tag: "Confirming", resultCode: "Authorised" },
  },
  switching: { story: "the order is to be paid in the store", stage: switching, sees: { _tag: "Sending" } },
  switchingAgain: {
    story: "it is not known whether the store takes the payment",
    stage: () => failing(switching(), "PayOtherwise"),
    sees: { _tag: "Uncertain" },
  },
  givingUp: {
    story: "the customer goes back to the order instead of paying",
    stage: givingUp,
    sees: { _tag: "Loading" },
  },
  givingUpAgain: {
    story: "it is not known whether the order is closed",
    stage: () => failing(givingUp(), "GiveUpPayment"),
    sees: { _tag: "Unreachable" },
  },
  resting: {
    story: "an order waits for its payment while the customer looks at the menu",
    stage: () => {
      const stage = collecting()
      stage.put({ type: "PathOpened", path: "/butikker/torget/meny/pizza", how: "history" })
      stage.answer("ReadPayment", awaitedPayment)
      return stage
    },
    sees: { _tag: "Waiting", orderId: "o1" },
  },
  "paid.still": {
    story: "the order was paid in another tab",
    stage: paid,
    sees: { _tag: "Paid", orderId: "o1" },
  },
  "paid.looking": {
    story: "the customer comes back to a page that says 'paid'",
    stage: () => shown(paid()),
    sees: { _tag: "Paid", orderId: "o1" },
  },
  closed: {
    story: "nobody paid in time, and the server closed the order",
    stage: () => learning({ status: "cancelled", payment: "failed" }),
    sees: { _tag: "Closed", orderId: "o1" },
  },
  missing: {
    story: "the order is unknown, or somebody else's",
    stage: () => {
      const stage = asking()
      stage.fail("ReadPayment", { _tag: "Refused", status: 404, problems: [] })
      return stage
    },
    sees: { _tag: "Missing" },
  },
}
