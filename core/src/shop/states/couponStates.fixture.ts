import { openField, openFieldAtCart, refusalOf } from "../../units/coupon/couponStage.fixture.ts"
import { addCola } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

const entered = () => {
  const stage = openFieldAtCart()
  stage.enter("DUO399")
  return stage
}
const unfit = () => {
  const stage = entered()
  stage.fail("JudgeCode", refusalOf(4025, "DUO399"))
  return stage
}
const again = () => {
  const stage = unfit()
  stage.put(addCola)
  return stage
}

export const couponStates: StateStories = {
  typing: {
    story: "a code is being typed",
    stage: () => {
      const stage = openField()
      stage.put({ type: "CouponTyped", code: "duo" })
      return stage
    },
    sees: { step: "typing", code: "duo", problems: [] },
  },
  judging: { story: "a code was submitted, and is judged", stage: entered, sees: { step: "judging", code: "DUO399" } },
  refused: {
    story: "a code is wrong, and stays in the field",
    stage: () => {
      const stage = entered()
      stage.fail("JudgeCode", refusalOf(3134, "DUO399"))
      return stage
    },
    sees: { step: "refused", code: "DUO399", problems: [{ code: 3134 }] },
  },
  unfit: {
    story: "the cart is against a code",
    stage: unfit,
    sees: { step: "unfit", code: "DUO399", problems: [{ code: 4025 }] },
  },
  waiting: {
    story: "a code is right, and the cart is empty",
    stage: () => {
      const stage = openField()
      stage.enter("DUO399")
      stage.answer("JudgeCode", { code: "DUO399" })
      return stage
    },
    sees: { step: "waiting", code: "DUO399", problems: [] },
  },
  again: { story: "the cart that was against a code has changed", stage: again, sees: { step: "judging" } },
  rejudging: {
    story: "a code is judged for the changed cart",
    stage: () => {
      const stage = again()
      stage.wait(1000)
      return stage
    },
    sees: { step: "judging", code: "DUO399" },
  },
  unreached: {
    story: "nobody answered about a code, and it is judged again by itself",
    stage: () => {
      const stage = entered()
      stage.fail("JudgeCode", { _tag: "Unreachable" })
      return stage
    },
    sees: { step: "unreached", code: "DUO399", problems: [] },
  },
}
