import type { ShopEvent } from "../messages/events.ts"

/** What shows something else than before: a page, a panel or the drawer. */
const showing: ReadonlySet<ShopEvent["type"]> = new Set(["PathOpened", "ModalOpened", "DrawerOpened", "CheckoutWanted"])

/** Whether an event leaves the page for another document: what waits for code would be lost with the page. */
export const endsPage = ({ type }: ShopEvent): boolean => type === "LanguageChosen"

/**
 * Whether a later event makes one pointless that still waits for the code of a unit: who has chosen to see something
 * else must not be taken away from it when the code comes.
 */
export const replaces = (later: ShopEvent, earlier: ShopEvent): boolean =>
  showing.has(earlier.type) ? showing.has(later.type) || endsPage(later) : endsPage(earlier) && endsPage(later)
