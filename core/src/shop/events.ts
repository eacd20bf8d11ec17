import { Schema } from "effect"
import { AccordionEvents } from "../accordion/events.ts"
import { AddressEvents } from "../address/events.ts"
import type { AgeConfirmed } from "../age/model.ts"
import type { PageSettled, Tracked } from "../analytics/model.ts"
import { BuilderEvents } from "../builder/events.ts"
import { type CartChanged, CartEvents, type CartMoved } from "../cart/events.ts"
import {
  CheckoutEvents,
  type OrderPlaced,
  type OrderRefused,
  type PaymentFailed,
  type PaymentWanted,
} from "../checkout/events.ts"
import { ConnectionEvents } from "../connection/events.ts"
import { ConsentEvents } from "../consent/events.ts"
import type { ConsentKnown } from "../consent/model.ts"
import { DefaultStoreEvents, type ProfileChanged } from "../defaultStore/events.ts"
import { DeviceEvents } from "../device/events.ts"
import type { DeviceRead } from "../device/model.ts"
import { DialogEvents } from "../dialog/events.ts"
import type { DialogAsked, DialogShown, DialogsEnded, DialogWithdrawn } from "../dialog/model.ts"
import { DiscountEvents } from "../discount/events.ts"
import { FavouriteEvents } from "../favourites/events.ts"
import { MenuEvents } from "../menu/events.ts"
import { NotificationEvents } from "../notification/events.ts"
import type { Noticed, NoticeExpired } from "../notification/model.ts"
import { OrganisationEvents } from "../organisation/events.ts"
import { OverlayEvents } from "../overlay/events.ts"
import type { ModalAsked } from "../overlay/model.ts"
import { RouteEvents, type ScreenOpened } from "../route/events.ts"
import { SearchEvents } from "../search/events.ts"
import {
  type AccountChanged,
  type CallFailed,
  type CallRefused,
  type LoggedIn,
  type LoggedOut,
  SessionEvents,
} from "../session/events.ts"
import { LoginEvents } from "../login/events.ts"
import { TelemetryEvents } from "../telemetry/events.ts"
import { type StoreEntered, StoreEvents, type StoreStatusRead } from "../store/events.ts"
import type { StoreLoaded } from "../storeMemory/model.ts"
import { type TimeRequested, TimingEvents } from "../timing/events.ts"
import { type OrderOpened, TrackingEvents } from "../tracking/events.ts"
import { UnsubscribeEvents } from "../unsubscribe/events.ts"
import { UpsellEvents, type UpsellsLeft } from "../upsells/events.ts"
import { type PriceConfirmed, ValidationEvents } from "../validation/events.ts"

/** What can happen to a shop from outside: all that a log may hold of events, all that a script may send. */
export const OuterEvent = Schema.Union([
  ...RouteEvents,
  ...SessionEvents,
  ...LoginEvents,
  ...UnsubscribeEvents,
  ...TelemetryEvents,
  ...StoreEvents,
  ...AddressEvents,
  ...DefaultStoreEvents,
  ...MenuEvents,
  ...BuilderEvents,
  ...CartEvents,
  ...TimingEvents,
  ...ValidationEvents,
  ...CheckoutEvents,
  ...NotificationEvents,
  ...TrackingEvents,
  ...DialogEvents,
  ...OverlayEvents,
  ...AccordionEvents,
  ...SearchEvents,
  ...FavouriteEvents,
  ...UpsellEvents,
  ...DiscountEvents,
  ...ConsentEvents,
  ...DeviceEvents,
  ...ConnectionEvents,
  ...OrganisationEvents,
])
export type OuterEvent = typeof OuterEvent.Type

/** What the units tell one another; never logged, because it follows. */
export type InnerEvent =
  | { readonly type: "SessionStarted" }
  | DeviceRead
  | LoggedIn
  | LoggedOut
  | AccountChanged
  | ProfileChanged
  | CallRefused
  | CallFailed
  | ScreenOpened
  | StoreEntered
  | StoreStatusRead
  | CartChanged
  | CartMoved
  | TimeRequested
  | PriceConfirmed
  | DialogAsked
  | DialogWithdrawn
  | DialogShown
  | DialogsEnded
  | ModalAsked
  | AgeConfirmed
  | UpsellsLeft
  | StoreLoaded
  | ConsentKnown
  | Tracked
  | PageSettled
  | OrderOpened
  | OrderPlaced
  | OrderRefused
  | PaymentWanted
  | PaymentFailed
  | Noticed
  | NoticeExpired

export type ShopEvent = OuterEvent | InnerEvent
