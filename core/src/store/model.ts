import { Schema } from "effect"
import { Localised } from "../language/model.ts"
import { ImageAsset, Menu } from "../menu/model.ts"
import { Kroner } from "../money/model.ts"
import { ExistingDay, Instant, WallTime } from "../time/model.ts"

export const WeekDay = Schema.Literals(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
export type WeekDay = typeof WeekDay.Type

/** One day's hours. Closing before opening means past midnight; `null` hours mean closed (DECISIONS §5). */
export const OpeningHoursEntry = Schema.Struct({
  weekDay: Schema.Union([WeekDay, ExistingDay]),
  openingHours: Schema.NullOr(WallTime),
  closingHours: Schema.NullOr(WallTime),
})
export type OpeningHoursEntry = typeof OpeningHoursEntry.Type

/** Hours that beat the ordinary ones while they are enabled. */
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

/** What a hotspot asks for so that the pizza finds its eater: a seat, a gate (DECISIONS §11). */
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

/** Minutes from order to pizza, by method. */
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
  /** Corners of the delivery area in order, first not repeated; empty when the store does not deliver. */
  deliveryArea: Schema.Array(Position),
  deliveryFee: Kroner,
  minimumDelivery: Kroner,
  /** Most pieces of one line; 0 is no limit. */
  quantityLimit: Schema.Int,
  waitMinutes: WaitMinutes,
  hotspots: Schema.Array(Hotspot),
  /** The store as it is seen from the street. */
  image: Schema.optionalKey(ImageAsset),
})
export type Store = typeof Store.Type

/** A store with what it sells: the answer of `GET /stores/{id}`. */
export const StoreWithMenu = Schema.Struct({ store: Store, menu: Menu })
export type StoreWithMenu = typeof StoreWithMenu.Type

/** How a store stands right now: the answer of `GET /stores/{id}/status`. */
export const StoreStatus = Schema.Struct({
  open: Schema.Boolean,
  /** The next closing when open, the next opening when closed; `null` when none is found in 100 days. */
  changesAt: Schema.NullOr(Instant),
  waitMinutes: WaitMinutes,
  soldOutProducts: Schema.Array(Schema.String),
  soldOutVariations: Schema.Array(Schema.String),
  serverTime: Instant,
})
export type StoreStatus = typeof StoreStatus.Type
