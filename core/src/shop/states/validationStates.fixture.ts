import { priceOf } from "../samples.fixture.ts"
import { addLarge, openMenu } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const waiting = () => {
  const stage = openMenu()
  stage.put(addLarge)
  return stage
}
const asking = () => {
  const stage = waiting()
  stage.wait(1000)
  return stage
}
const answered = (how: (stage: ReturnType<typeof asking>) => void) => () => {
  const stage = asking()
  how(stage)
  return stage
}

export const validationStates: StateStories = {
  empty: {
    story: "an empty cart has no price and requests none",
    stage: openMenu,
    sees: { _tag: "Empty" },
  },
  waiting: {
    story: "the price request is debounced for a second after a change",
    stage: waiting,
    sees: { _tag: "Pending" },
  },
  asking: {
    story: "the price request is in flight",
    stage: asking,
    sees: { _tag: "Pending" },
  },
  confirmed: {
    story: "the server has confirmed the price",
    stage: answered((stage) => stage.answer("ValidatePrice", priceOf(269))),
    sees: { _tag: "Confirmed", price: priceOf(269) },
  },
  refused: {
    story: "the server has refused this cart",
    stage: answered((stage) =>
      stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [{ code: 3018, message: "Selges ikke" }] }),
    ),
    sees: { _tag: "Refused", problems: [{ code: 3018 }] },
  },
  unconfirmed: {
    story: "the server did not answer: the cart stays, and the request is retried automatically",
    stage: answered((stage) => stage.fail("ValidatePrice", { _tag: "Unreachable" })),
    sees: { _tag: "Unconfirmed" },
  },
}
