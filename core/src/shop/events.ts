import { Schema } from "effect"
import { type CartChanged, CartEvents, type CartMoved } from "../cart/events.ts"
import { CheckoutEvents, type OrderPlaced, type OrderRefused, type PaymentWanted } from "../checkout/events.ts"
import type { DeviceRead } from "../device/model.ts"
import type { DialogAsked } from "../dialog/model.ts"
import { MenuEvents } from "../menu/events.ts"
import { NotificationEvents } from "../notification/events.ts"
import type { Noticed, NoticeExpired } from "../notification/model.ts"
import { RouteEvents, type ScreenOpened } from "../route/events.ts"
import {
  type AccountChanged,
  type AccountPickerAsked,
  type CallFailed,
  type CallRefused,
  type LoggedIn,
  type LoggedOut,
  SessionEvents,
} from "../session/events.ts"
import { LoginEvents } from "../login/events.ts"
import { TelemetryEvents } from "../telemetry/events.ts"
import { type StoreEntered, StoreEvents, type StoreStatusRead } from "../store/events.ts"
import { type TimeRequested, TimingEvents } from "../timing/events.ts"
import { type OrderOpened, TrackingEvents } from "../tracking/events.ts"
import { type PriceConfirmed, ValidationEvents } from "../validation/events.ts"

/** What can happen to a shop from outside: all that a log may hold of events, all that a script may send. */
export const OuterEvent = Schema.Union([
  ...RouteEvents,
  ...SessionEvents,
  ...LoginEvents,
  ...TelemetryEvents,
  ...StoreEvents,
  ...MenuEvents,
  ...CartEvents,
  ...TimingEvents,
  ...ValidationEvents,
  ...CheckoutEvents,
  ...NotificationEvents,
  ...TrackingEvents,
])
export type OuterEvent = typeof OuterEvent.Type

/** What the units tell one another; never logged, because it follows. */
export type InnerEvent =
  | { readonly type: "SessionStarted" }
  | DeviceRead
  | LoggedIn
  | LoggedOut
  | AccountChanged
  | AccountPickerAsked
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
  | OrderOpened
  | OrderPlaced
  | OrderRefused
  | PaymentWanted
  | Noticed
  | NoticeExpired

export type ShopEvent = OuterEvent | InnerEvent
