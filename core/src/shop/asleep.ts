import type { ShopEvent } from "./events.ts"
import type { ShopStart } from "./start.ts"

type Types = readonly ShopEvent["type"][]

/** What is known of the builder while nobody builds. */
export const builderAsleep = {
  name: "builder",
  listens: [
    "ModalOpened",
    "ModalAsked",
    "BaseChosen",
    "DividerMoved",
    "HalvesSwapped",
    "HalfShown",
    "HalfChosen",
    "IngredientToggled",
    "ExtraToggled",
    "LevelChosen",
    "IngredientsReset",
    "PiecesStepped",
    "PizzaBuilt",
  ] satisfies Types,
  asleep: ({ market }: ShopStart) => ({ market, hand: { _tag: "Nothing" } as const }),
  wakes: (event: ShopEvent) =>
    (event.type === "ModalOpened" || event.type === "ModalAsked") && event.modal._tag === "PizzaBuilder",
  view: () => nothing,
}

/** What is known of the login while nobody logs in. */
export const loginAsleep = {
  name: "login",
  listens: [
    "LoginAbandoned",
    "LoggedOut",
    "LoginCodeRequested",
    "EmailLoginSubmitted",
    "LoginCodeEntered",
    "VerificationCodeEntered",
  ] satisfies Types,
  asleep: () => ({ value: "idle", context: { ...noLogin, email: "", secret: null } }),
  wakes: ({ type }: ShopEvent) => type === "LoginCodeRequested" || type === "EmailLoginSubmitted",
  view: () => ({ step: "idle", ...noLogin }) as const,
}

/** What is known of the tracker while no order is followed. */
export const trackingAsleep = {
  name: "tracking",
  listens: ["ScreenOpened", "PageHidden", "PageShown", "LoadingRetried"] satisfies Types,
  asleep: () => ({
    value: "nothing",
    context: { orderId: "", order: null, tracking: null, heardAt: 0, failures: 0 },
  }),
  wakes: (event: ShopEvent) => event.type === "ScreenOpened" && event.screen._tag === "Tracking",
  view: () => nothing,
}

/** What is known of the upsells before anybody wants to pay. */
export const upsellsAsleep = {
  name: "upsells",
  listens: ["CheckoutWanted", "ScreenOpened", "UpsellsPassed", "UpsellsLeft"] satisfies Types,
  asleep: () => ({ value: "idle", context: { doneFor: null, shelves: [] } }),
  wakes: ({ type }: ShopEvent) => type === "CheckoutWanted",
  view: () => ({ step: "idle", shelves: [] }) as const,
}

const nothing = { _tag: "Nothing" } as const

const noLogin = { phone: "", problems: [], unanswered: false, verification: null }
