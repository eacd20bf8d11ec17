import type { Dialog } from "../../messages/asked.ts"
import { openShop } from "../shopStage.fixture.ts"
import type { StateStories } from "./stateStory.fixture.ts"

/** A dialog whose answers emit nothing. */
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
    story: "no dialog is open",
    stage: () => openShop(),
    sees: { open: null, waiting: 0 },
  },
  open: {
    story: "a dialog is open",
    stage: () => {
      const stage = openShop()
      stage.say({ type: "DialogAsked", dialog: anyDialog })
      return stage
    },
    sees: { open: { content: { _tag: "CouponCodes" } }, waiting: 0 },
  },
}
