import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Whether the customer has confirmed in this session that they are old enough for restricted products. */
export interface AgeState {
  readonly confirmed: boolean
}

/** Remembers the age confirmation for the session, then replays the event that waited for it (DECISIONS §10). */
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
