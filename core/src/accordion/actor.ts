import { unitFromLedger } from "../kernel/ledger.ts"
import type { ShopCommand } from "../shop/commands.ts"
import type { ShopEvent } from "../shop/events.ts"
import type { ShopStart } from "../shop/start.ts"

/** The state of the accordion unit: ids of the open sections. */
export interface AccordionState {
  readonly open: readonly string[]
}

/** More sections than any page has; the one that was opened first closes. */
const mostOpen = 200

/** Sections that fold open and closed, each for itself (SPEC §4.3). A section is closed until it is opened. */
export const accordion = unitFromLedger<ShopStart, AccordionState, ShopEvent, ShopCommand, AccordionState, object>({
  name: "accordion",
  init: () => ({ open: [] }),
  on: {
    SectionToggled: ({ open }, { id }) =>
      open.includes(id) ? { open: open.filter((other) => other !== id) } : { open: [...open, id].slice(-mostOpen) },
  },
  view: (state) => state,
})
