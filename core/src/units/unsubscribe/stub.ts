import type { ShopEvent } from "../../messages/events.ts"

const noLink = { _tag: "NoLink" } as const

/** Stub of unsubscribing: no link was opened. */
export const unsubscribeStub = {
  name: "unsubscribe",
  listens: ["UnsubscribeLinkOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { token: null } }),
  needsCode: () => true,
  view: () => noLink,
}
