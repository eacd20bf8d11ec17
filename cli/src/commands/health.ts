import { findConcerns, ShopHealth } from "@skorpe/core/domain/operator"
import { Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { describeHealth } from "../terminal/describeHealth.ts"
import { plainJson } from "../terminal/oneLine.ts"
import { print, stop } from "../terminal/stop.ts"
import { marketFlag, staffFlags } from "./staffFlags.ts"

const encode = Schema.encodeSync(Schema.fromJsonString(ShopHealth))

/** `skorpe health`: the running shop's health, and what needs attention. */
export const health = Command.make(
  "health",
  {
    ...staffFlags,
    ...marketFlag,
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, all of it on one line"), Flag.withDefault(false)),
    check: Flag.Boolean("check").pipe(
      Flag.withDescription("Exit with 1 if something needs a look"),
      Flag.withDefault(false),
    ),
  },
  Effect.fnUntraced(function* ({ server, key, market, json, check }) {
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const found = yield* askAsStaff(asking, ({ operator }, headers) => operator.health({ headers }))
    for (const line of json ? [plainJson(encode(found))] : describeHealth(found)) yield* print(line)
    const concerns = findConcerns(found).length
    if (check && concerns > 0) yield* stop(1, `Needs a look: ${concerns}`)
  }),
).pipe(
  Command.withDescription(
    "Say how the running shop is: orders, waits, money, durations, refusals, and what needs a look",
  ),
)
