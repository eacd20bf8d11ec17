import type { Modal } from "../../domain/overlay/model.ts"
import { sizeOfModal } from "../../domain/overlay/rules/sizeOfModal.ts"

/** The panel's focus trap: off, on, or paused while a dialog is in front of the panel. */
export type FocusTrap = "off" | "on" | "paused"

/** The shown panel, from opening until its closing animation ends. */
export interface ShownModal {
  readonly id: string
  readonly modal: Modal
  readonly isClosing: boolean
  readonly isFullPage: boolean
  readonly isHalfPage: boolean
  readonly focus: FocusTrap
}

/** Everything that overlays the page. */
export interface OverlayView {
  readonly modal: ShownModal | null
  readonly drawer: "closed" | "opening" | "open"
  /** Whether the page behind is fixed; its scroll position is restored afterwards (SPEC §2.3). */
  readonly isScrollLocked: boolean
}

/** State value of the overlay chart's three parallel parts. */
export interface OverlayValue {
  readonly modal: "closed" | "closing" | { readonly open: "settling" | "focused" }
  readonly drawer: OverlayView["drawer"]
  readonly dialog: "none" | "asking"
}

const focusOf = ({ modal, dialog }: OverlayValue): FocusTrap => {
  if (typeof modal === "string" || modal.open === "settling") return "off"
  return dialog === "asking" ? "paused" : "on"
}

/** The view of the overlays. */
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
