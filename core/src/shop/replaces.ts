import type { ShopEvent } from "../messages/events.ts"

/** What shows something else than before: a page, a panel or the drawer. */
const showing: ReadonlySet<ShopEvent["type"]> = new Set(["PathOpened", "ModalOpened", "DrawerOpened", "CheckoutWanted"])

/**
 * Whether a later event makes one pointless that still waits for the code of a unit: who has chosen to see something
 * else must not be taken away from it when the code comes.
 */
export const replaces = (later: ShopEvent, earlier: ShopEvent): boolean =>
  showing.has(later.type) && showing.has(earlier.type)
