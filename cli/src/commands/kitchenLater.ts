import { laterBy, longestDelay, Tracking } from "@skorpe/core/domain/order"
import { Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { storeTime } from "../node/storeTime.ts"
import { plainJson } from "../terminal/oneLine.ts"
import { timeOf } from "../terminal/readerTime.ts"
import { print, stop } from "../terminal/stop.ts"
import { findOrder, orderArgument } from "./kitchenOrders.ts"
import { kitchenFlags } from "./staffFlags.ts"

const encodeTracking = Schema.encodeSync(Schema.fromJsonString(Tracking))

/** `skorpe kitchen later`: one order takes longer; its customer sees the new time. */
export const later = Command.make(
  "later",
  {
    ...kitchenFlags,
    order: orderArgument,
    minutes: Flag.Int("minutes").pipe(
      Flag.withDescription(`How much longer, 1 to ${longestDelay} minutes`),
      Flag.withDefault(10),
    ),
  },
  Effect.fnUntraced(function* ({ json, order: wanted, minutes, ...asking }) {
    if (minutes < 1 || minutes > longestDelay) return yield* stop(2, `--minutes is 1 to ${longestDelay}.`)
    const { orderId, number, estimatedAt } = yield* findOrder(asking, wanted)
    if (estimatedAt === null) return yield* stop(1, `Order #${number} has no expected time.`)
    const until = laterBy(estimatedAt, minutes, Date.now())
    const tracking = yield* askAsStaff(asking, ({ kitchen: api }, headers) =>
      api.report({ headers, params: { id: orderId }, payload: { type: "Delay", estimatedAt: until } }),
    )
    const time = yield* storeTime(asking)
    yield* print(json ? plainJson(encodeTracking(tracking)) : `#${number}  expected ${timeOf(until, time())}`)
  }),
).pipe(Command.withDescription("One order takes longer, by ten minutes unless --minutes says otherwise"))
