import type { Modal } from "./model.ts"
import { sizeOfModal } from "./rules/sizeOfModal.ts"

/** What keeps the keyboard inside a panel: nothing yet, the panel, or the panel but for a dialog in front of it. */
export type FocusTrap = "off" | "on" | "paused"

/** The one panel there is, from the moment it is opened until it has gone. */
export interface ShownModal {
  readonly id: string
  readonly modal: Modal
  readonly isClosing: boolean
  readonly isFullPage: boolean
  readonly isHalfPage: boolean
  readonly focus: FocusTrap
}

/** All that lies over the page. */
export interface OverlayView {
  readonly modal: ShownModal | null
  readonly drawer: "closed" | "opening" | "open"
  /** The page behind stands still, and where it was when this ends (SPEC §2.3). */
  readonly isScrollLocked: boolean
}

/** Where the overlay's three parts stand. */
export interface OverlayValue {
  readonly modal: "closed" | "closing" | { readonly open: "settling" | "focused" }
  readonly drawer: OverlayView["drawer"]
  readonly dialog: "none" | "asking"
}

const focusOf = ({ modal, dialog }: OverlayValue): FocusTrap => {
  if (typeof modal === "string" || modal.open === "settling") return "off"
  return dialog === "asking" ? "paused" : "on"
}

/** What may be seen of the overlays. */
export const viewOverlay = (
  value: OverlayValue,
  shown: { readonly id: string; readonly modal: Modal } | null,
): OverlayView => ({
  modal:
    shown === null
      ? null
      : {
          id: shown.id,
          modal: shown.modal,
          isClosing: value.modal === "closing",
          isFullPage: sizeOfModal(shown.modal) === "full",
          isHalfPage: sizeOfModal(shown.modal) === "half",
          focus: focusOf(value),
        },
  drawer: value.drawer,
  isScrollLocked: value.modal !== "closed" || value.drawer !== "closed" || value.dialog !== "none",
})
