import { telemetryDays, TelemetrySum } from "@skorpe/core/domain/telemetry"
import { Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { describeTelemetry } from "../terminal/describeTelemetry.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { marketFlag, staffFlags } from "./staffFlags.ts"

const encodeSum = Schema.encodeSync(Schema.fromJsonString(TelemetrySum))

/** `skorpe telemetry`: what customers' browsers counted and reported, by day. */
export const telemetry = Command.make(
  "telemetry",
  {
    ...staffFlags,
    ...marketFlag,
    days: Flag.Int("days").pipe(Flag.withDescription(`Days up to today, 1 to ${telemetryDays}`), Flag.withDefault(7)),
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line a sum"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ server, key, market, days, json }) {
    if (days < 1 || days > telemetryDays) return yield* stop(2, `--days is 1 to ${telemetryDays}.`)
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const sums = yield* askAsStaff(asking, ({ operator }, headers) => operator.telemetry({ headers, query: { days } }))
    for (const sum of sums) yield* print(json ? encodeSum(sum) : describeTelemetry(sum))
    if (!json && sums.length === 0) yield* say("Nothing was reported in these days.")
  }),
).pipe(
  Command.withDescription(
    "Sum up by day what browsers reported: log-ins, faults, and what customers who allow statistics did",
  ),
)
