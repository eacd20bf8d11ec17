import type { ShopEvent } from "./events.ts"

type Types = readonly ShopEvent["type"][]

/** What is known of the dialogs before anything is asked. */
export const dialogAsleep = {
  name: "dialog",
  listens: [
    "DialogAsked",
    "DialogOpened",
    "DialogConfirmed",
    "DialogCancelled",
    "DialogClosed",
    "DialogWithdrawn",
  ] satisfies Types,
  asleep: () => ({ value: "closed", context: { asked: [] } }),
  wakes: ({ type }: ShopEvent) => type === "DialogAsked" || type === "DialogOpened",
  view: () => ({ open: null, waiting: 0 }),
}

/** What is known of the notifications before there was one. */
export const notificationAsleep = {
  name: "notification",
  listens: ["Noticed", "ScreenOpened", "ModalOpened", "CartMoved", "NoticeDismissed", "NoticeExpired"] satisfies Types,
  asleep: () => ({ shown: [] }),
  wakes: ({ type }: ShopEvent) => type === "Noticed",
  view: () => none,
}

/** What is known of panels and drawer before anything lies over the page. */
export const overlayAsleep = {
  name: "overlay",
  listens: [
    "ModalOpened",
    "ModalAsked",
    "ModalClosed",
    "PathOpened",
    "LanguageChosen",
    "OrderPlaced",
    "LoggedOut",
    "DrawerOpened",
    "DrawerClosed",
    "DrawerSwiped",
    "DialogShown",
    "DialogsEnded",
  ] satisfies Types,
  asleep: () => ({
    value: { modal: "closed", drawer: "closed", dialog: "none" },
    context: { shown: null, next: null },
  }),
  wakes: ({ type }: ShopEvent) =>
    type === "ModalOpened" || type === "ModalAsked" || type === "DrawerOpened" || type === "DialogShown",
  view: () => ({ modal: null, drawer: "closed", isScrollLocked: false }) as const,
}

const none = [] as const

/** What is known of the search before anybody searches, where nobody has searched before. */
export const searchAsleep = {
  name: "search",
  listens: [
    "DeviceRead",
    "SearchTyped",
    "SearchSubmitted",
    "ScreenOpened",
    "ShelfChosen",
    "FavouritesShown",
    "StoreLoaded",
    "SearchHistoryCleared",
    "KeptElsewhere",
  ] satisfies Types,
  asleep: () => ({ query: "", found: none, history: none }),
  wakes: (event: ShopEvent) => {
    if (event.type === "DeviceRead") return event.contents.searchHistory !== null
    if (event.type === "KeptElsewhere") return event.kept.entry === "searchHistory"
    return event.type.startsWith("Search")
  },
  view: () => ({ query: "", found: none, history: none }),
}
