import type { DeviceContents } from "../../domain/device/model.ts"
import { accountOf } from "../../units/session/view.ts"
import type { ShopViews } from "../shop.ts"
import { atScreen, type ShopTriggers } from "../triggers.ts"
import type { orderingUnits } from "./index.ts"

const hasTime = ({ see: { cart } }: { readonly see: Pick<ShopViews, "cart"> }): boolean =>
  cart.shipping.requestedTime !== null

const remembersOrder = ({ attempt, contact, typed, unpaidOrder }: DeviceContents): boolean =>
  [attempt, contact, typed, unpaidOrder].some((entry) => entry !== null)

/** The events that load the units of an order; stories and random sessions find a missing one. */
export const orderingTriggers = {
  account: { ScreenOpened: atScreen("Checkout") },
  builder: {
    ModalOpened: ({ modal }) => modal._tag === "PizzaBuilder",
    ModalAsked: ({ modal }) => modal._tag === "PizzaBuilder",
  },
  // It needs no code while it is empty: it has no line, code or address to change, and no price.
  cart: {
    DeviceRead: ({ contents: { cart, contact, currentAccount, loggedIn } }) =>
      cart !== null || contact !== null || (loggedIn && currentAccount !== null),
    // An empty cart has no granted discounts, so only a new owner changes it.
    AccountChanged: ({ see }) => accountOf(see.session) !== null,
    CartChangedElsewhere: true,
    ProductAdded: true,
    ItemAdded: true,
    CartEmptied: true,
    StoreEntered: true,
    Reordered: true,
    MethodChosen: true,
    HotspotChosen: true,
    AddressChosen: true,
    ContactlessChosen: true,
    TimeRequested: true,
    DiscountChosen: true,
    CouponAccepted: true,
    CouponRemoved: true,
    LoyaltyChosen: true,
    LoyaltyAgreed: true,
    PizzaSizePreferred: true,
    OrderPlaced: true,
    KeySpent: true,
  },
  checkout: {
    ScreenOpened: ({ screen }) => screen._tag === "Checkout",
    DeviceRead: ({ contents }) => remembersOrder(contents),
    KeptElsewhere: ({ kept: { entry } }) => entry === "contact" || entry === "unpaidOrder",
    FieldTyped: true,
    FieldLeft: true,
    BillingNoteTyped: true,
    OptInChosen: true,
    RememberingChosen: true,
    PaymentTypeChosen: true,
    OrderSubmitted: true,
    // The device forgets the customer, also what an earlier page kept.
    LoggedOut: true,
  },
  coupon: { CouponTyped: true, DealPicked: true, CodesLapsed: true },
  defaultStore: { DefaultStoreChosen: true, AccountChanged: ({ see }) => see.session._tag === "LoggedIn" },
  dialog: { DialogAsked: true, DialogOpened: true },
  favouriteSync: { FavouritesListed: true },
  finder: { AddressTyped: true, NearbyWanted: true, StoresFiltered: true, StorePicked: true },
  lastOrder: {
    DeviceRead: ({ contents }) => contents.lastOrder !== null,
    KeptElsewhere: ({ kept }) => kept.entry === "lastOrder",
    OrderPlaced: true,
    PaymentWanted: true,
  },
  loyalty: { ScreenOpened: atScreen("Checkout") },
  notification: { Noticed: true },
  offers: {
    ModalOpened: ({ modal }) => modal._tag === "Deals",
    AccountChanged: ({ see }) => see.overlay.modal?.modal._tag === "Deals",
  },
  overlay: { ModalOpened: true, ModalAsked: true, DrawerOpened: true, DialogShown: true },
  payment: { ScreenOpened: ({ screen }) => screen._tag === "Payment", PaymentWanted: true },
  readyNotice: { ReadyNoticeWanted: true },
  search: {
    DeviceRead: ({ contents }) => contents.searchHistory !== null,
    KeptElsewhere: ({ kept }) => kept.entry === "searchHistory",
    SearchTyped: true,
    SearchSubmitted: true,
    SearchHistoryCleared: true,
  },
  session: {
    LoggedIn: true,
    CallRefused: ({ refusal }) => refusal.status === 401,
    KeptElsewhere: ({ kept }) => kept.entry === "currentAccount" && kept.value !== null,
  },
  sharing: { OrderLinkWanted: true },
  timing: {
    TimingOpened: true,
    StoreStatusRead: hasTime,
    CartMoved: hasTime,
    MethodChosen: hasTime,
    HotspotChosen: hasTime,
  },
  tracking: { ScreenOpened: ({ screen }) => screen._tag === "Tracking", OrderLinkOpened: true },
  upsells: { CheckoutWanted: true, ScreenOpened: ({ screen }) => screen._tag === "Extras" },
  validation: {
    CartMoved: true,
    CartChanged: ({ see }) => see.cart.totalCount > 0,
    DiscountChosen: true,
    OrderRefused: true,
  },
} satisfies { readonly [Name in keyof typeof orderingUnits]: ShopTriggers }
