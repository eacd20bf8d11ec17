import { Schema } from "effect"
import type { Store } from "../store/model.ts"
import { Day, type Millis } from "../time/model.ts"

/** Choices to leave out; excluding pre-order excludes later today only (DECISIONS §5). */
export interface Excluded {
  readonly now: boolean
  readonly preorder: boolean
}

/** The times that a customer may choose from. `dates` are days with slots; `slotsOf` computes a day's slots. */
export interface OfferedTimes {
  readonly now: boolean
  readonly today: readonly Millis[]
  readonly tomorrow: readonly Millis[]
  readonly dates: readonly Day[]
}

/** The validated time of an order: as soon as possible, a given time, or refused with an error code. */
export type SettledTime =
  | { readonly _tag: "Now" }
  | { readonly _tag: "At"; readonly at: Millis }
  /** 3023: the store is closed then; 3046: the time is not a valid slot. */
  | { readonly _tag: "NotThen"; readonly code: 3023 | 3046 }

/** The restrictions on a large order (DECISIONS §6). */
export interface LargeOrder {
  /** Large, and for a later day: allowed. */
  readonly needsNextDayOrder: boolean
  /** Large, and not for a later day: checkout is blocked until one is chosen. */
  readonly needsRestrictionMessage: boolean
  /** So large that it must be ordered by phone: checkout is blocked. */
  readonly needsManualOrder: boolean
}

/** The picker's options: as soon as possible, later today, tomorrow, or a day `yyyy-MM-dd` (SPEC §4.5). */
export const TimeOption = Schema.Union([Schema.Literals(["now", "today", "tomorrow"]), Day])
export type TimeOption = typeof TimeOption.Type

/**
 * A kitchen's delay in minutes from order to hand-over (DECISIONS §5). Tonight's open orders and the kitchen's own mark
 * lengthen the delay now; they no longer apply on the next opening day, which has the usual delay.
 */
export interface Delay {
  readonly now: number
  readonly later: number
}

/** The store that makes the food, and its delay. */
export interface Kitchen {
  readonly store: Store
  readonly delay: Delay
}
