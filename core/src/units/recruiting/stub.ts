import type { ShopEvent } from "../../messages/events.ts"

/** Stub of recruiting: no panel asked for the code. */
export const recruitingStub = {
  name: "recruiting",
  listens: ["ModalOpened"] satisfies readonly ShopEvent["type"][],
  initial: () => ({ value: "idle", context: { open: null, failures: 0 } }),
  needsCode: (event: ShopEvent) =>
    event.type === "ModalOpened" && (event.modal._tag === "RecruitFriend" || event.modal._tag === "Share"),
  view: () => ({ _tag: "Closed" }) as const,
}
