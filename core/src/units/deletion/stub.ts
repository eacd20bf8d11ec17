import type { ShopEvent } from "../../messages/events.ts"

/** Stub of the deletion: nobody wants one. */
export const deletionStub = {
  name: "deletion",
  listens: [
    "ScreenOpened",
    "AccountChanged",
    "LoggedOut",
    "AccountDeletionWanted",
    "AccountDeletionAnswered",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { fault: null } }),
  needsCode: ({ type }: ShopEvent) => type === "AccountDeletionWanted",
  view: () => ({ _tag: "Idle" }) as const,
}
