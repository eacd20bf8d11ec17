import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** Whether the connection is lost. Data loaded meanwhile comes from the device's cache and may be stale. */
export interface ConnectionView {
  readonly isLost: boolean
}

/** Tracks whether the shop is offline; it starts online. */
export const connection = unitFromLedger<ShopStart, ConnectionView, ShopEvent, ShopCommand, ConnectionView, object>({
  name: "connection",
  init: () => ({ isLost: false }),
  on: {
    ConnectionLost: () => ({ isLost: true }),
    ConnectionRestored: () => ({ isLost: false }),
  },
  view: (state) => state,
})
