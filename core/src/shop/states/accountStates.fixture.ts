import { asMember, budget } from "../../units/account/accountStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

export const accountStates: StateStories = {
  idle: {
    story: "the budget is known, and nothing more is asked",
    stage: () => {
      const stage = asMember()
      stage.answer("LoadBudget", budget)
      return stage
    },
    sees: { _tag: "BudgetKnown", budget },
  },
  loadingBudget: {
    story: "a member orders for their organisation, and its budget is loading",
    stage: asMember,
    sees: { _tag: "BudgetLoading" },
  },
  notAMember: {
    story: "the organisation no longer lets the customer order for it",
    stage: () => {
      const stage = asMember()
      stage.fail("LoadBudget", { _tag: "Refused", status: 404, problems: [{ code: 3007, message: "" }] })
      return stage
    },
    sees: { _tag: "NotAMember" },
  },
  restingBudget: {
    story: "the budget did not arrive, and is asked for again",
    stage: () => {
      const stage = asMember()
      stage.fail("LoadBudget", { _tag: "Unreachable" })
      return stage
    },
    sees: { _tag: "BudgetUnknown" },
  },
}
