import { untold, unvisited } from "../checkout/untold.ts"
import type { CartView } from "../cart/view.ts"
import type { SessionView } from "../session/view.ts"
import type { OverlayView } from "../overlay/view.ts"
import type { WithGiven } from "../kernel/unit.ts"
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

const wakesCheckout: ReadonlySet<ShopEvent["type"]> = new Set([
  "CardPaymentOffered",
  "FieldTyped",
  "BillingNoteTyped",
  "OptInChosen",
  "PaymentTypeChosen",
  "FieldLeft",
  "OrderSubmitted",
])

/** What is known of the checkout before anybody has come to it, as long as no order of an earlier page is under way. */
export const checkoutAsleep = {
  name: "checkout",
  listens: [
    "ScreenOpened",
    "StoreStatusRead",
    "PriceConfirmed",
    "CallRefused",
    "CallFailed",
    "MethodChosen",
    "AddressChosen",
    "HotspotChosen",
    "TimeRequested",
    "AccountChanged",
    "CardPaymentOffered",
    "LoggedOut",
    "DeviceRead",
    "FieldTyped",
    "BillingNoteTyped",
    "OptInChosen",
    "PaymentTypeChosen",
    "FieldLeft",
    "OrderSubmitted",
    "PaymentEnded",
    "ConnectionRestored",
  ] satisfies Types,
  asleep: ({ origin }: ShopStart) => ({ value: "filling", context: unvisited(origin) }),
  wakes: (event: ShopEvent) =>
    wakesCheckout.has(event.type) ||
    (event.type === "ScreenOpened" && event.screen._tag === "Checkout") ||
    (event.type === "DeviceRead" && event.contents.attempt !== null),
  view: () => {
    const { left: _, phoneFault: __, ...nothingTold } = untold
    return {
      step: { _tag: "Filling" },
      ...nothingTold,
      faults: {},
      blocks: [],
      paymentType: "INSTORE",
      offeredPayments: ["INSTORE"],
    } as const
  },
}

/** What is known of the choice of a default store as long as nobody is logged in. */
export const defaultStoreAsleep = {
  name: "defaultStore",
  listens: ["DefaultStoreChosen", "AccountChanged", "LoggedOut", "ModalOpened"] satisfies Types,
  asleep: () => ({ value: "idle", context: { wanted: null } }),
  wakes: ({ type, see }: WithGiven<ShopEvent, { readonly session: SessionView }>) =>
    type === "DefaultStoreChosen" || (type === "AccountChanged" && see.session._tag === "LoggedIn"),
  view: () => ({ step: "idle", wanted: null }) as const,
}

/** What is known of the address finder before anybody looks for anything. */
export const finderAsleep = {
  name: "finder",
  listens: [
    "AddressTyped",
    "SuggestionPointed",
    "AddressPicked",
    "AddressForgotten",
    "NearbyWanted",
    "StoresFiltered",
    "StorePicked",
    "ModalOpened",
    "LoadingRetried",
  ] satisfies Types,
  asleep: () => ({
    value: { search: "idle", device: "idle" },
    context: { query: "", found: [], pointed: null, address: null, offer: null, here: null, filter: "" },
  }),
  wakes: ({ type }: ShopEvent) =>
    type === "AddressTyped" || type === "NearbyWanted" || type === "StoresFiltered" || type === "StorePicked",
  view: () => nothingFound,
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

/** What is known of deals and discounts before anybody looks at them. */
export const offersAsleep = {
  name: "offers",
  listens: [
    "CouponTyped",
    "CouponSubmitted",
    "AccountChanged",
    "LoggedOut",
    "ModalOpened",
    "OffersRetried",
  ] satisfies Types,
  asleep: () => ({ value: "idle", context: { ...noOffers, failures: 0 } }),
  wakes: (event: WithGiven<ShopEvent, { readonly overlay: OverlayView }>) =>
    event.type === "CouponTyped" ||
    (event.type === "ModalOpened" && event.modal._tag === "Deals") ||
    (event.type === "AccountChanged" && event.see.overlay.modal?.modal._tag === "Deals"),
  view: () => ({ step: "idle", ...noOffers }) as const,
}

/** What is known of the time picker before it is opened, as long as no later time is wanted that may pass. */
export const timingAsleep = {
  name: "timing",
  listens: [
    "StoreStatusRead",
    "CartMoved",
    "MethodChosen",
    "HotspotChosen",
    "TimingOpened",
    "TimingClosed",
    "TimeOptionChosen",
    "SlotChosen",
    "TimeRequested",
  ] satisfies Types,
  asleep: ({ market }: ShopStart) => ({ value: "closed", context: { market, option: null, picker: null } }),
  wakes: ({ type, see }: WithGiven<ShopEvent, { readonly cart: CartView }>) =>
    type === "TimingOpened" || (isChange(type) && see.cart.shipping.requestedTime !== null),
  view: () => ({ _tag: "Closed" }) as const,
}

const isChange = (type: ShopEvent["type"]): boolean =>
  type === "StoreStatusRead" || type === "CartMoved" || type === "MethodChosen" || type === "HotspotChosen"

/** What is known of the tracker while no order is followed. */
export const trackingAsleep = {
  name: "tracking",
  listens: ["ScreenOpened", "PageHidden", "PageShown", "LoadingRetried", "ConnectionRestored"] satisfies Types,
  asleep: () => ({
    value: "nothing",
    context: { orderId: "", order: null, tracking: null, heardAt: 0, failures: 0 },
  }),
  wakes: (event: ShopEvent) => event.type === "ScreenOpened" && event.screen._tag === "Tracking",
  view: () => nothing,
}

/** What is known of unsubscribing before anybody opens a mail's link. */
export const unsubscribeAsleep = {
  name: "unsubscribe",
  listens: ["UnsubscribeLinkOpened", "ScreenOpened", "UnsubscribeConfirmed"] satisfies Types,
  asleep: () => ({ value: "idle", context: { token: null } }),
  wakes: ({ type }: ShopEvent) => type === "UnsubscribeLinkOpened",
  view: () => noLink,
}

/** What is known of the upsells before anybody wants to pay. */
export const upsellsAsleep = {
  name: "upsells",
  listens: [
    "CheckoutWanted",
    "ScreenOpened",
    "ModalOpened",
    "ModalClosed",
    "DrawerOpened",
    "StoreLoaded",
    "CartChanged",
    "UpsellsPassed",
    "UpsellsLeft",
  ] satisfies Types,
  asleep: () => ({ value: "idle", context: { doneFor: null, shelves: [] } }),
  wakes: (event: ShopEvent) =>
    event.type === "CheckoutWanted" || (event.type === "ScreenOpened" && event.screen._tag === "Extras"),
  view: () => ({ step: "idle", shelves: [] }) as const,
}

const nothing = { _tag: "Nothing" } as const

const noLink = { _tag: "NoLink" } as const

const nothingFound = {
  query: "",
  step: "idle",
  suggestions: [],
  pointed: null,
  address: null,
  offer: { _tag: "Idle" },
  here: { _tag: "Unasked" },
  place: null,
  filter: "",
} as const

const noOffers = { code: "", fault: null, deals: [], discounts: [] }

const noLogin = { phone: "", problems: [], unanswered: false, verification: null }
