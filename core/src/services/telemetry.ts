import { Context, type Effect } from "effect"
import type { HttpError } from "../api/httpError.ts"
import type { AnalyticsEvent } from "../domain/analytics/model.ts"
import type { Report } from "../domain/telemetry/model.ts"

/** Consumers of reports: analytics and the native app. Nothing waits for them. */
export class Telemetry extends Context.Service<
  Telemetry,
  {
    /** `error` is set when the server refused the call: its status, and the message shown to the customer. */
    readonly report: (report: Report, error: HttpError | null) => Effect.Effect<void>
    /** Sends an analytics event; the customer has consented. */
    readonly track: (event: AnalyticsEvent) => Effect.Effect<void>
    /** Sets the current user; `null` means unknown. */
    readonly identify: (externalId: string | null) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Telemetry") {}
