import type { ShopEvent } from "../../messages/events.ts"

const none = [] as const

/** Stub of the notifications: there are none. */
export const notificationStub = {
  name: "notification",
  listens: ["Noticed"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ shown: [] }),
  needsCode: () => true,
  view: () => none,
}
