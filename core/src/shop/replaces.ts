import type { ShopEvent } from "../messages/events.ts"

/** Events that open something else: a page, a panel or the drawer. */
const showing: ReadonlySet<ShopEvent["type"]> = new Set(["PathOpened", "ModalOpened", "DrawerOpened", "CheckoutWanted"])

/** Whether an event leaves the page for another document; events that wait for code would be lost with the page. */
export const endsPage = ({ type }: ShopEvent): boolean => type === "LanguageChosen"

/**
 * Whether a later event replaces one that still waits for a unit's code: a customer who has opened something
 * else must not be taken away from it once the code has loaded.
 */
export const replaces = (later: ShopEvent, earlier: ShopEvent): boolean =>
  showing.has(earlier.type) ? showing.has(later.type) || endsPage(later) : endsPage(earlier) && endsPage(later)
