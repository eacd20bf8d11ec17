import type { AnalyticsEvent } from "../../domain/analytics/model.ts"

/** Emitted for anything countable; it is sent only with the customer's consent. */
export interface Tracked {
  readonly type: "Tracked"
  readonly event: AnalyticsEvent
}

/** A page has been shown for half a second. */
export interface PageSettled {
  readonly type: "PageSettled"
  readonly path: string
}
