import type { Dialog } from "../../dialog/model.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

/** A question that changes nothing, whatever is answered. */
export const anyDialog: Dialog = {
  content: { _tag: "CouponCodes" },
  confirmColor: "primary",
  closeOnConfirm: true,
  onConfirm: null,
  onCancel: null,
  onClose: null,
}

export const dialogStates: StateStories = {
  closed: {
    story: "nothing is asked",
    stage: () => openShop(),
    sees: { open: null, waiting: 0 },
  },
  open: {
    story: "the customer is asked one thing",
    stage: () => {
      const stage = openShop()
      stage.say({ type: "DialogAsked", dialog: anyDialog })
      return stage
    },
    sees: { open: { content: { _tag: "CouponCodes" } }, waiting: 0 },
  },
}
