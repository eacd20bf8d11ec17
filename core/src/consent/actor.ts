import { type LedgerOut, unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"
import type { Allowed, ConsentChoice } from "./model.ts"

/** The state of the consent unit; `null` until a choice is made. */
export interface ConsentState {
  readonly choice: ConsentChoice | null
}

/** Whether the customer has yet to be asked, and what may be done. */
export interface ConsentView {
  readonly isAsked: boolean
  readonly allowed: Allowed
}

const known = (choice: ConsentChoice, out: LedgerOut<ShopEvent, ShopCommand>): ConsentState => {
  out.emit.send({ event: { type: "ConsentKnown", choice } })
  return { choice }
}

/** What the customer allows; nothing optional happens before (SPEC §3). */
export const consent = unitFromLedger<ShopStart, ConsentState, ShopEvent, ShopCommand, ConsentView, object>({
  name: "consent",
  init: () => ({ choice: null }),
  on: {
    DeviceRead: (state, { contents }, out) => (contents.consent ? known(contents.consent, out) : state),
    ConsentChosen: (_state, { choice }, out) => {
      out.emit.tell({ command: { type: "Keep", kept: { entry: "consent", value: choice } } })
      return known(choice, out)
    },
    // Cleared in another tab: what was allowed there and here no longer is, and will be asked for again.
    KeptElsewhere: (state, { kept }, out) => {
      if (kept.entry !== "consent") return state
      if (kept.value) return known(kept.value, out)
      known({ statistics: false, marketing: false }, out)
      return { choice: null }
    },
  },
  view: ({ choice }) => ({
    isAsked: choice === null,
    allowed: { necessary: true, statistics: choice?.statistics ?? false, marketing: choice?.marketing ?? false },
  }),
})
