import { type LedgerOut, unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"
import type { Allowed, ConsentChoice } from "../../domain/consent/model.ts"

/** State of the consent unit; `null` until a choice is made. */
export interface ConsentState {
  readonly choice: ConsentChoice | null
}

/** Whether to ask for consent, and what the customer allows. */
export interface ConsentView {
  readonly isAsked: boolean
  readonly allowed: Allowed
}

const known = (choice: ConsentChoice, out: LedgerOut<ShopEvent, ShopCommand>): ConsentState => {
  out.emit.send({ event: { type: "ConsentKnown", choice } })
  return { choice }
}

/** The customer's consent; no optional feature runs before it is given (SPEC §3). */
export const consent = unitFromLedger<ShopStart, ConsentState, ShopEvent, ShopCommand, ConsentView, object>({
  name: "consent",
  init: () => ({ choice: null }),
  on: {
    DeviceRead: (state, { contents }, out) => (contents.consent ? known(contents.consent, out) : state),
    ConsentChosen: (_state, { choice }, out) => {
      out.emit.tell({ command: { type: "Keep", kept: { entry: "consent", value: choice } } })
      return known(choice, out)
    },
    // Consent cleared in another tab is withdrawn here too, and requested again.
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
