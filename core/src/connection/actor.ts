import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** Whether anybody can be reached; what comes while nobody can is what the device kept, and may be old. */
export interface ConnectionView {
  readonly isLost: boolean
}

/** Whether the shop stands alone: believed to be connected until somebody says otherwise. */
export const connection = unitFromLedger<ShopStart, ConnectionView, ShopEvent, ShopCommand, ConnectionView, object>({
  name: "connection",
  init: () => ({ isLost: false }),
  on: {
    ConnectionLost: () => ({ isLost: true }),
    ConnectionRestored: () => ({ isLost: false }),
  },
  view: (state) => state,
})
