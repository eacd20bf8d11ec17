import type { ShopEvent } from "@skorpe/core/messages"

/**
 * The states of a page's start, in their order. A rendered page begins `drawn`; a plain one `codeAsked`, because it has
 * nothing to paint or press before its code. ARCHITECTURE draws what leads from one to the next.
 */
export type StartState = "drawn" | "painted" | "codeAsked" | "deviceRead" | "alive"

type Field = HTMLInputElement | HTMLSelectElement

/** Something that the customer did before the page was alive. */
export type EarlyInput = {
  /** The element's index among the page's elements of its name. */
  readonly place: number
} & (
  | {
      /** A press of a button, or of a link after one. */
      readonly _tag: "Pressed"
      readonly target: HTMLElement
      readonly at: number
      /** The `aria-pressed` of a switch (`data-switch`) when it was pressed; null for any other element. */
      readonly was: string | null
    }
  | { readonly _tag: "Entered"; readonly target: HTMLFormElement }
  | { readonly _tag: "Filled"; readonly target: Field; readonly value: string; readonly ticked: boolean }
)

/** A page's start, shared by the inline script and the page's code. */
export interface PageStart {
  /** Goes on to a later state, and leaves a performance mark, `start.<state>`. */
  readonly enter: (state: StartState) => void
  /** The queue of early input, in order. */
  readonly early: readonly EarlyInput[]
  /**
   * The events that wait for the code of a unit, or for the device, in order. Until the shop is open: those that waited
   * on this page when it was reloaded, if any did.
   */
  waiting?: () => readonly ShopEvent[]
}

declare global {
  /** Set by the inline script of a rendered page (`startAfterPaint`). */
  var pageStart: PageStart | undefined
}

/** The start of this page, as the inline script has begun it; that of a plain page begins here, as `codeAsked`. */
export const thePageStart = (): PageStart =>
  globalThis.pageStart ?? { early: [], enter: (state) => performance.mark(`start.${state}`) }

/** Removes the document's message about late code (index.html). */
export const dropLate = (): void => document.querySelector("#late")?.remove()

/** Marks the page as alive: from now on it handles input itself. */
export const enterAlive = ({ enter }: PageStart): void => {
  enter("alive")
  dropLate()
}
