import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { ImageAsset, Menu } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { ExistingDay, Instant, WallTime } from "../time/model.ts"

export const WeekDay = Schema.Literals(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
export type WeekDay = typeof WeekDay.Type

/** One day's hours. Closing before opening means after midnight; `null` hours mean closed (DECISIONS §5). */
export const OpeningHoursEntry = Schema.Struct({
  weekDay: Schema.Union([WeekDay, ExistingDay]),
  openingHours: Schema.NullOr(WallTime),
  closingHours: Schema.NullOr(WallTime),
})
export type OpeningHoursEntry = typeof OpeningHoursEntry.Type

/** Hours that replace the regular ones while enabled. */
export const CustomSchedule = Schema.Struct({
  customSchedulesEnabled: Schema.Boolean,
  hoursOfOperation: Schema.Array(OpeningHoursEntry),
})
export type CustomSchedule = typeof CustomSchedule.Type

/** Degrees, WGS 84. */
export const Position = Schema.Struct({ latitude: Schema.Finite, longitude: Schema.Finite })
export type Position = typeof Position.Type

export const StoreAddress = Schema.Struct({
  street: Schema.String,
  postalCode: Schema.String,
  city: Schema.String,
})
export type StoreAddress = typeof StoreAddress.Type

/** A question that a hotspot asks in order to find the customer: a seat, a gate (DECISIONS §11). */
export const HotspotParameter = Schema.Struct({
  key: Schema.NonEmptyString,
  label: Localised,
  /** A regular expression that the whole answer must match. */
  pattern: Schema.String,
  required: Schema.Boolean,
})

export const Hotspot = Schema.Struct({
  id: Schema.NonEmptyString,
  name: Schema.String,
  address: StoreAddress,
  position: Position,
  fee: Kroner,
  parameters: Schema.Array(HotspotParameter),
})
export type Hotspot = typeof Hotspot.Type

/** Minutes from order to hand-over, by method. */
export const WaitMinutes = Schema.Struct({ pickup: Schema.Int, delivery: Schema.Int })
export type WaitMinutes = typeof WaitMinutes.Type

/** A store as the shop lists it. */
export const Store = Schema.Struct({
  id: Schema.NonEmptyString,
  slug: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  address: StoreAddress,
  position: Position,
  phone: Schema.String,
  openingHours: Schema.Array(OpeningHoursEntry),
  schedule: CustomSchedule,
  /** Corners of the delivery area in order, first not repeated; empty without delivery. */
  deliveryArea: Schema.Array(Position),
  deliveryFee: Kroner,
  minimumDelivery: Kroner,
  /** Maximum pieces per line; 0 is no limit. */
  quantityLimit: Schema.Int,
  waitMinutes: WaitMinutes,
  /** The waits of another day, while open orders or the kitchen's delay lengthen today's; may be left out when the same. */
  usualWaitMinutes: Schema.optionalKey(WaitMinutes),
  hotspots: Schema.Array(Hotspot),
  /** A picture of the storefront. */
  image: Schema.optionalKey(ImageAsset),
})
export type Store = typeof Store.Type

/** A store with its menu: the answer of `GET /stores/{id}`. */
export const StoreWithMenu = Schema.Struct({ store: Store, menu: Menu })
export type StoreWithMenu = typeof StoreWithMenu.Type

/** A store's current status: the answer of `GET /stores/{id}/status`. */
export const StoreStatus = Schema.Struct({
  open: Schema.Boolean,
  /** The next closing when open, the next opening when closed; `null` when there is none within 100 days. */
  changesAt: Schema.NullOr(Instant),
  waitMinutes: WaitMinutes,
  soldOutProducts: Schema.Array(Schema.String),
  soldOutVariations: Schema.Array(Schema.String),
  /** When each sold-out variation is back, by its code; the lists alone describe the current state. May be left out. */
  soldOutUntil: Schema.optionalKey(Schema.Record(Schema.String, Instant)),
  serverTime: Instant,
  /** Whether orders can be paid online: by card, Vipps, Swish and the like. Left out if they cannot. */
  paysOnline: Schema.optionalKey(Schema.Boolean),
})
export type StoreStatus = typeof StoreStatus.Type
