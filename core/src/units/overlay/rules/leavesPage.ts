import type { RouteView } from "../../route/actor.ts"
import type { ShopEvent } from "../../../messages/events.ts"

/** Whether an event starts a change of route; evaluated before the route changes (SPEC §2.4, DECISIONS §16). */
export const leavesPage = (event: ShopEvent, route: RouteView): boolean => {
  if (event.type === "PathOpened") return event.how === "history" || event.path !== route.path
  if (event.type === "LanguageChosen") return event.language !== route.language
  return event.type === "OrderPlaced" || event.type === "LoggedOut"
}
