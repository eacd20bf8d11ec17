import { Schema } from "effect"
import { Kroner } from "../money/model.ts"
import { CleanText } from "../text/model.ts"
import { personal } from "../text/personal.ts"
import { Instant } from "../time/model.ts"
import { Position, StoreAddress, WaitMinutes } from "./model.ts"

const latitude = Schema.Finite.check(Schema.isBetween({ minimum: -90, maximum: 90 }))
const longitude = Schema.Finite.check(Schema.isBetween({ minimum: -180, maximum: 180 }))

/** A position in a request. */
export const AskedPosition = Schema.Struct({ latitude, longitude })

const words = (maximum: number) => CleanText.check(Schema.isMaxLength(maximum))

/** An address as typed or from the address search; without a position it is looked up. */
export const AskedAddress = Schema.Struct({
  street: personal(words(200).check(Schema.isMinLength(1))),
  number: Schema.optionalKey(personal(words(20))),
  postalCode: Schema.optionalKey(personal(words(20))),
  city: Schema.optionalKey(personal(words(100))),
  position: Schema.optionalKey(personal(AskedPosition)),
})
export type AskedAddress = typeof AskedAddress.Type

/** The body of `POST /stores/find`: an address or a position. */
export const StoresWanted = Schema.Union([
  Schema.Struct({ position: personal(AskedPosition) }),
  Schema.Struct({ address: AskedAddress }),
])
export type StoresWanted = typeof StoresWanted.Type

/** A found store, without its menu, which `GET /stores/{id}` has. */
export const FoundStore = Schema.Struct({
  id: Schema.NonEmptyString,
  slug: Schema.NonEmptyString,
  name: Schema.NonEmptyString,
  address: StoreAddress,
  position: Position,
  /** Great-circle distance in metres. */
  distance: Schema.Int,
  open: Schema.Boolean,
  /** The next closing when open, the next opening when closed. */
  changesAt: Schema.NullOr(Instant),
  waitMinutes: WaitMinutes,
  /** True when the requested place is in its delivery area. */
  delivers: Schema.Boolean,
  deliveryFee: Kroner,
  minimumDelivery: Kroner,
})
export type FoundStore = typeof FoundStore.Type

/** The answer of `POST /stores/find`. */
export const StoresFound = Schema.Struct({
  /** The position that the request resolved to. */
  position: Position,
  /** Stores that deliver there, best first: open, then quick, then near. */
  delivering: Schema.Array(FoundStore),
  /** At most ten, nearest first; a closed one as if it were ten kilometres farther. */
  nearest: Schema.Array(FoundStore),
})

/** The body of `POST /stores/{id}/estimated-wait-times`; without an address, it is for any address in the area. */
export const WaitsWanted = Schema.Struct({ address: Schema.optionalKey(AskedAddress) })

/** The wait for an order placed now, in minutes; `null` for an unavailable method. */
export const EstimatedWaits = Schema.Struct({
  carryout: Schema.Int,
  /** `null` when the store does not deliver, or not to that address. */
  delivery: Schema.NullOr(Schema.Int),
  /** `null` when the store has no hotspots. */
  hotspot: Schema.NullOr(Schema.Int),
  open: Schema.Boolean,
  serverTime: Instant,
})
