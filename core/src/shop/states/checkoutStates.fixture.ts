import { atCheckout, choose, offerCards, priced, submit } from "../../units/checkout/checkoutStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const ready = () => {
  const stage = atCheckout()
  choose(stage, priced(269))
  return stage
}
const sent = () => {
  const stage = ready()
  submit(stage)
  return stage
}

const unproven = {
  _tag: "Refused",
  status: 400,
  problems: [{ code: 3016, message: "Bekreft nummeret", ways: ["proveNumber"] }],
}
const asking = () => {
  const stage = sent()
  stage.fail("PlaceOrder", unproven)
  stage.put({ type: "NumberProofWanted" })
  return stage
}
const asked = () => {
  const stage = asking()
  stage.answer("RequestLogin", null)
  return stage
}

export const checkoutStates: StateStories = {
  filling: {
    story: "all fields are filled, and nothing is sent yet",
    stage: ready,
    sees: { step: { _tag: "Filling" } },
  },
  checking: {
    story: "the form is submitted, and the phone number is being checked",
    stage: () => {
      const stage = ready()
      stage.put({ type: "OrderSubmitted" })
      return stage
    },
    sees: { step: { _tag: "Sending" } },
  },
  placing: {
    story: "the order is in flight",
    stage: sent,
    sees: { step: { _tag: "Sending" } },
  },
  uncertain: {
    story: "the outcome of the order is unknown",
    stage: () => {
      const stage = sent()
      stage.fail("PlaceOrder", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: { _tag: "Uncertain" } },
  },
  askingCode: {
    story: "the server wants the number proven, and a code is on its way",
    stage: asking,
    sees: { step: { _tag: "Proving", phase: "asking" } },
  },
  codeAsked: {
    story: "the code was sent, and the customer has yet to type it",
    stage: asked,
    sees: { step: { _tag: "Proving", phase: "asked" } },
  },
  checkingCode: {
    story: "the typed code is being checked",
    stage: () => {
      const stage = asked()
      stage.put({ type: "NumberCodeEntered", code: { sealed: "page-1" } })
      return stage
    },
    sees: { step: { _tag: "Proving", phase: "checking" } },
  },
  paying: {
    story: "the server has the order, and the card payment is pending",
    stage: () => {
      const stage = ready()
      offerCards(stage)
      stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
      submit(stage)
      stage.answer("PlaceOrder", { orderId: "o1" })
      return stage
    },
    sees: { step: { _tag: "Paying", orderId: "o1" } },
  },
}
