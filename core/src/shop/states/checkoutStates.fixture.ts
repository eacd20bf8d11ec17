import { atCheckout, choose, priced, submit } from "../../checkout/checkoutStage.fixture.ts"
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

export const checkoutStates: StateStories = {
  filling: {
    story: "all is filled in, and nothing was sent yet",
    stage: ready,
    sees: { step: { _tag: "Filling" } },
  },
  checking: {
    story: "the button was pressed, and the number is being read",
    stage: () => {
      const stage = ready()
      stage.put({ type: "OrderSubmitted" })
      return stage
    },
    sees: { step: { _tag: "Sending" } },
  },
  placing: {
    story: "the order is on its way",
    stage: sent,
    sees: { step: { _tag: "Sending" } },
  },
  uncertain: {
    story: "nobody has said whether the order arrived",
    stage: () => {
      const stage = sent()
      stage.fail("PlaceOrder", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: { _tag: "Uncertain" } },
  },
  paying: {
    story: "the server has the order, and a card is being asked for the money",
    stage: () => {
      const stage = ready()
      stage.put({ type: "CardPaymentOffered", offered: true })
      stage.put({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
      submit(stage)
      stage.answer("PlaceOrder", { orderId: "o1" })
      return stage
    },
    sees: { step: { _tag: "Paying", orderId: "o1" } },
  },
}
