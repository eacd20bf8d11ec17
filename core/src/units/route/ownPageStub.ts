import type { ShopEvent } from "../../messages/events.ts"
import { atScreen } from "./atScreen.ts"

/** Stub of a chart that idles until the customer opens their own page; from then on it has its code. */
export const ownPageStub = <Name extends string, Context, View>(name: Name, context: Context, view: View) => ({
  name,
  listens: ["ScreenOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context }),
  needsCode: atScreen("Account"),
  view: () => view,
})

/** The view of a unit that nobody looks at. */
export const closed = { _tag: "Closed" } as const
