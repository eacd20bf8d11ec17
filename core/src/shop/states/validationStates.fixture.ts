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
    story: "an empty cart has no price and asks for none",
    stage: openMenu,
    sees: { _tag: "Empty" },
  },
  waiting: {
    story: "a second passes after a change before anybody is asked",
    stage: waiting,
    sees: { _tag: "Pending" },
  },
  asking: {
    story: "the server is asked what the cart costs",
    stage: asking,
    sees: { _tag: "Pending" },
  },
  confirmed: {
    story: "the server has said what the cart costs",
    stage: answered((stage) => stage.answer("ValidatePrice", priceOf(269))),
    sees: { _tag: "Confirmed", price: priceOf(269) },
  },
  refused: {
    story: "the server has said that this cart cannot be ordered",
    stage: answered((stage) =>
      stage.fail("ValidatePrice", { _tag: "Refused", status: 400, problems: [{ code: 3018, message: "Selges ikke" }] }),
    ),
    sees: { _tag: "Refused", problems: [{ code: 3018 }] },
  },
  unconfirmed: {
    story: "nobody has answered: the cart stays, and it is tried again by itself",
    stage: answered((stage) => stage.fail("ValidatePrice", { _tag: "Unreachable" })),
    sees: { _tag: "Unconfirmed" },
  },
}
