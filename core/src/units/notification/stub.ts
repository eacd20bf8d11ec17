import type { ShopEvent } from "../../messages/events.ts"

const none = [] as const

/** Stub of the notifications: there are none. */
export const notificationStub = {
  name: "notification",
  listens: [
    "Noticed",
    "ScreenOpened",
    "ModalOpened",
    "CartMoved",
    "LapseUndone",
    "NoticeDismissed",
    "NoticeExpired",
  ] satisfies readonly ShopEvent["type"][],
  initial: () => ({ shown: [] }),
  needsCode: ({ type }: ShopEvent) => type === "Noticed",
  view: () => none,
}
