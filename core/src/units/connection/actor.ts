import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** The state of the connection, as far as the customer should be told. */
export interface ConnectionView {
  /** Data loaded meanwhile comes from the device's cache and may be stale. */
  readonly isLost: boolean
  /** The customer's last action waits for code that is slow to load. */
  readonly isCodeLate: boolean
}

/** Tracks whether the shop is offline, and whether its code is late; it starts with neither. */
export const connection = unitFromLedger<ShopStart, ConnectionView, ShopEvent, ShopCommand, ConnectionView, object>({
  name: "connection",
  init: () => ({ isLost: false, isCodeLate: false }),
  on: {
    ConnectionLost: (state) => ({ ...state, isLost: true }),
    ConnectionRestored: (state) => ({ ...state, isLost: false }),
    CodeDelayed: (state) => ({ ...state, isCodeLate: true }),
    CodeLoaded: (state) => ({ ...state, isCodeLate: false }),
  },
  view: (state) => state,
})
