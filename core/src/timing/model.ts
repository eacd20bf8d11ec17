import type { Day, Millis } from "../time/model.ts"

/** Choices that are not to be offered; excluding pre-order excludes later today only (DECISIONS §5). */
export interface Excluded {
  readonly now: boolean
  readonly preorder: boolean
}

/** What a customer may choose from. Dates are days with slots; their slots are `slotsOf` each. */
export interface OfferedTimes {
  readonly now: boolean
  readonly today: readonly Millis[]
  readonly tomorrow: readonly Millis[]
  readonly dates: readonly Day[]
}

/** When an order is wanted, once judged: as soon as possible, at a moment, or not then, with the code of why. */
export type SettledTime =
  | { readonly _tag: "Now" }
  | { readonly _tag: "At"; readonly at: Millis }
  /** 3023 the store is closed then, 3046 no time that can be chosen. */
  | { readonly _tag: "NotThen"; readonly code: 3023 | 3046 }

/** What so many pizzas ask for (DECISIONS §6). */
export interface LargeOrder {
  /** Large, and wanted on a later day: fine. */
  readonly needsNextDayOrder: boolean
  /** Large, and not wanted on a later day: checkout is blocked until one is chosen. */
  readonly needsRestrictionMessage: boolean
  /** So large that it is ordered by phone: checkout is blocked. */
  readonly needsManualOrder: boolean
}
