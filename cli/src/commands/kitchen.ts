import { hasEnded, type KitchenOrder, type KitchenReport, Tracking } from "@skorpe/core/domain/order"
import { isBlank } from "@skorpe/core/domain/text"
import { Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { plainJson } from "../terminal/oneLine.ts"
import { print, stop } from "../terminal/stop.ts"
import { later } from "./kitchenLater.ts"
import { delay, soldOut } from "./kitchenMarks.ts"
import { money, refund, seen } from "./kitchenMoney.ts"
import { findOrder, list, orderArgument, showOrder, watch } from "./kitchenOrders.ts"
import { kitchenFlags as flags } from "./staffFlags.ts"

const encodeTracking = Schema.encodeSync(Schema.fromJsonString(Tracking))

const report = (
  name: string,
  description: string,
  make: (reason: string, current: KitchenOrder) => KitchenReport | null,
  needsReason = false,
) =>
  Command.make(
    name,
    {
      ...flags,
      order: orderArgument,
      reason: Flag.String("reason").pipe(
        Flag.withDescription("The reason that the customer reads"),
        Flag.withDefault(""),
      ),
    },
    Effect.fnUntraced(function* ({ json, order: wanted, reason, ...asking }) {
      if (needsReason && isBlank(reason)) return yield* stop(2, "Say why with --reason.")
      const found = yield* findOrder(asking, wanted)
      const made = make(reason, found)
      if (made === null) return yield* stop(1, `Order #${found.number} has no step left.`)
      const tracking = yield* askAsStaff(asking, ({ kitchen: api }, headers) =>
        api.report({ headers, params: { id: found.orderId }, payload: made }),
      )
      yield* print(
        json
          ? plainJson(encodeTracking(tracking))
          : `#${found.number}  ${hasEnded(tracking.status) ? tracking.status : (tracking.steps.at(-1)?.step ?? tracking.status)}`,
      )
    }),
  ).pipe(Command.withDescription(description))

/** `skorpe kitchen`: shows orders and sends a kitchen's reports. */
export const kitchen = Command.make("kitchen").pipe(
  Command.withDescription("The store's side: list orders, report their steps, mark what is sold out, look after money"),
  Command.withSubcommands([
    list,
    watch,
    showOrder,
    report("next", "Report the next thing of an order: accepted, a step, handed over", (_, order) => order.next),
    report("accept", "Accept an order", () => ({ type: "Accept" })),
    report("refuse", "Refuse an order; say why with --reason", (reason) => ({ type: "Refuse", reason }), true),
    later,
    soldOut,
    delay,
    money,
    seen,
    refund,
    report("cancel", "Cancel an order; say why with --reason", (reason) => ({ type: "Cancel", reason }), true),
  ]),
)
