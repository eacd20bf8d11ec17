import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { unlessStorage } from "../database/unlessStorage.ts"
import { writeCustomMessage } from "../accounts/customMessages.ts"
import { blockPhone, phoneIn } from "../accounts/phones.ts"
import { requireStaff } from "../staff/requireStaff.ts"
import { sumTelemetry } from "../telemetry/sumTelemetry.ts"
import { readHealth } from "./readHealth.ts"
import { readOutbox } from "./readOutbox.ts"

/** The default number of days over which telemetry is summed. */
const usualDays = 7

/** The operator's endpoints, which require the staff key. */
export const OperatorHandlers = HttpApiBuilder.group(SkorpeApi, "operator", (handlers) =>
  handlers.handleAll({
    outbox: Effect.fnUntraced(function* ({ headers, query }) {
      yield* requireStaff(headers["staff-key"])
      return yield* readOutbox(query.after ?? 0)
    }, unlessStorage),
    telemetry: Effect.fnUntraced(function* ({ headers, query }) {
      yield* requireStaff(headers["staff-key"])
      return yield* sumTelemetry(query.days ?? usualDays)
    }, unlessStorage),
    health: Effect.fnUntraced(function* ({ headers }) {
      yield* requireStaff(headers["staff-key"])
      return yield* readHealth
    }, unlessStorage),
    blockPhone: Effect.fnUntraced(function* ({ headers, payload }) {
      yield* requireStaff(headers["staff-key"])
      yield* blockPhone(yield* phoneIn(payload.phone), payload.isBlocked)
    }, unlessStorage),
    customMessage: Effect.fnUntraced(function* ({ headers, payload }) {
      yield* requireStaff(headers["staff-key"])
      yield* writeCustomMessage(payload.id, payload.phone, payload.text)
    }, unlessStorage),
  }),
)
