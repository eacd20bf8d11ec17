import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { personal } from "../text/personal.ts"
import { Instant } from "../time/model.ts"
import { Position, StoreAddress, WaitMinutes } from "./model.ts"

const latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
const longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))

/** A place on the globe, as somebody asks with it. */
export const AskedPosition = Schema.Struct({ latitude, longitude })

const words = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** A door as somebody types it or took it from the address search; where it lies is looked up when it is not told. */
export const AskedAddress = Schema.Struct({
  street: personal(words(200).check(Schema.isMinLength(1))),
  number: Schema.optionalKey(personal(words(20))),
  postalCode: Schema.optionalKey(personal(words(20))),
  city: Schema.optionalKey(personal(words(100))),
  position: Schema.optionalKey(personal(AskedPosition)),
})
export type AskedAddress = typeof AskedAddress.Type

/** What `POST /stores/find` takes: an address, or where somebody stands. */
export const StoresWanted = Schema.Union([
  Schema.Struct({ position: personal(AskedPosition) }),
  Schema.Struct({ address: AskedAddress }),
])
export type StoresWanted = typeof StoresWanted.Type

/** A store as it is found: its menu is at `GET /stores/{id}`. */
export const FoundStore = Schema.Struct({
  id: Schema.NonEmptyString,
  slug: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  address: StoreAddress,
  position: Position,
  /** Metres as the crow flies. */
  distance: Schema.Int,
  open: Schema.Boolean,
  /** The next closing when open, the next opening when closed. */
  changesAt: Schema.NullOr(Instant),
  waitMinutes: WaitMinutes,
  /** Whether the place that was asked about lies in its delivery area. */
  delivers: Schema.Boolean,
  deliveryFee: Kroner,
  minimumDelivery: Kroner,
})
export type FoundStore = typeof FoundStore.Type

/** What `POST /stores/find` answers. */
export const StoresFound = Schema.Struct({
  /** The place that was meant. */
  position: Position,
  /** Stores that bring there, the best first: open, then quick, then near. */
  delivering: Schema.Array(FoundStore),
  /** At most ten, nearest first. */
  nearest: Schema.Array(FoundStore),
})

/** What `POST /stores/{id}/estimated-wait-times` takes; without an address any door in the area is meant. */
export const WaitsWanted = Schema.Struct({ address: Schema.optionalKey(AskedAddress) })

/** How long an order takes if it is placed now, in minutes; `null` for a method that cannot be had. */
export const EstimatedWaits = Schema.Struct({
  carryout: Schema.Int,
  /** `null` when the store does not deliver, or not to that address. */
  delivery: Schema.NullOr(Schema.Int),
  /** `null` when the store has no hotspots. */
  hotspot: Schema.NullOr(Schema.Int),
  open: Schema.Boolean,
  serverTime: Instant,
})
