import { Context, type Effect } from "effect"
import type { HttpError } from "../api/httpError.ts"
import type { AnalyticsEvent } from "../analytics/model.ts"
import type { Report } from "../telemetry/model.ts"

/** Who wants to know how the shop fares: analytics and the native app. Nothing ever waits for it. */
export class Telemetry extends Context.Service<
  Telemetry,
  {
    /** `error` is there when the server said no: its status, and what the customer was told in their language. */
    readonly report: (report: Report, error: HttpError | null) => Effect.Effect<void>
    /** Something is counted; the customer has allowed it. */
    readonly track: (event: AnalyticsEvent) => Effect.Effect<void>
    /** Who is using the shop from now on; `null` is nobody known. */
    readonly identify: (externalId: string | null) => Effect.Effect<void>
  }
>()("@skorpe/core/services/Telemetry") {}
