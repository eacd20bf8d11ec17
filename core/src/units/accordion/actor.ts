import { unitFromLedger } from "../../kernel/ledger.ts"
import type { ShopCommand } from "../../messages/commands.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopStart } from "../../messages/start.ts"

/** State of the accordion unit: ids of the open sections. */
export interface AccordionState {
  readonly open: readonly string[]
}

/** Upper bound on open sections, more than any page has; beyond it the section opened first closes. */
const mostOpen = 200

/** Tracks which sections are open, each independently (SPEC §4.3). A section is closed until it is opened. */
export const accordion = unitFromLedger<ShopStart, AccordionState, ShopEvent, ShopCommand, AccordionState, object>({
  name: "accordion",
  init: () => ({ open: [] }),
  on: {
    SectionToggled: ({ open }, { id }) =>
      open.includes(id) ? { open: open.filter((other) => other !== id) } : { open: [...open, id].slice(-mostOpen) },
  },
  view: (state) => state,
})
