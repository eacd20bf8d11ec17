import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** Whether the customer has said, in this session, to be old enough for what is restricted. */
export interface AgeState {
  readonly confirmed: boolean
}

/** Remembers for the session that the customer is old enough, and lets go on what waited for it (DECISIONS §10). */
export const age = unitFromLedger<ShopStart, AgeState, ShopEvent, ShopCommand, AgeState, object>({
  name: "age",
  init: () => ({ confirmed: false }),
  on: {
    AgeConfirmed: (_state, { waiting }, out) => {
      out.emit.send({ event: waiting })
      return { confirmed: true }
    },
  },
  view: (state) => state,
})
