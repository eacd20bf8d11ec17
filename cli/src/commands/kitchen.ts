import { hasEnded, KitchenOrder, type KitchenReport, Tracking } from "@skorpe/core/order"
import { Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { askAsStaff, kitchenFlags as flags } from "../node/staff.ts"
import { print, printable, say, stop } from "../stop.ts"
import { delay, soldOut } from "./kitchenMarks.ts"

const encodeOrder = Schema.encodeSync(Schema.fromJsonString(KitchenOrder))
const encodeTracking = Schema.encodeSync(Schema.fromJsonString(Tracking))

const whenWanted = ({ advanceOrderTime }: KitchenOrder): string =>
  advanceOrderTime === null ? "now" : `for ${new Date(advanceOrderTime).toISOString()}`

const list = Command.make(
  "list",
  flags,
  Effect.fnUntraced(function* ({ json, ...asking }) {
    const orders = yield* askAsStaff(
      asking,
      { method: "GET", path: "/api/kitchen/orders", headers: {} },
      Schema.Array(KitchenOrder),
    )
    if (!json && orders.length === 0) yield* say("No open orders.")
    for (const order of orders) {
      yield* print(
        json
          ? encodeOrder(order)
          : printable(
              `${order.storeId} #${order.number}  ${order.orderId}  ${order.deliveryMethod}, ${whenWanted(order)}  ` +
                `${order.step ?? order.status}  ${order.firstName}: ` +
                order.lines.map(({ quantity, name }) => `${quantity} ${name}`).join(", "),
            ),
      )
    }
  }),
).pipe(Command.withDescription("Open orders, oldest first"))

const report = (
  name: string,
  description: string,
  make: (reason: string, current: KitchenOrder) => KitchenReport | null,
) =>
  Command.make(
    name,
    {
      ...flags,
      order: Argument.String("ORDER").pipe(
        Argument.withDescription("Order id, number as on the list, or STORE#number"),
      ),
      reason: Flag.String("reason").pipe(Flag.withDescription("What the customer is told"), Flag.withDefault("")),
    },
    Effect.fnUntraced(function* ({ json, order: wanted, reason, ...asking }) {
      const orders = yield* askAsStaff(
        asking,
        { method: "GET", path: "/api/kitchen/orders", headers: {} },
        Schema.Array(KitchenOrder),
      )
      const [found, another] = orders.filter(({ orderId, number, storeId }) =>
        [orderId, `#${number}`, `${number}`, `${storeId}#${number}`].includes(wanted),
      )
      if (!found) return yield* stop(1, `No open order ${wanted}.`)
      if (another) {
        return yield* stop(
          1,
          `Two stores have an open order ${wanted}: say ${found.storeId}#${found.number}, or its id.`,
        )
      }
      const made = make(reason, found)
      if (made === null) return yield* stop(1, `Nothing is left to be done with order #${found.number}.`)
      const tracking = yield* askAsStaff(
        asking,
        {
          method: "POST",
          path: `/api/kitchen/orders/${encodeURIComponent(found.orderId)}/report`,
          headers: { "content-type": "application/json" },
          body: JSON.stringify(made),
        },
        Tracking,
      )
      yield* print(
        json
          ? encodeTracking(tracking)
          : `#${found.number}  ${hasEnded(tracking.status) ? tracking.status : (tracking.steps.at(-1)?.step ?? tracking.status)}`,
      )
    }),
  ).pipe(Command.withDescription(description))

/** `skorpe kitchen`: the oven's side by hand; each report is recorded with its time. */
export const kitchen = Command.make("kitchen").pipe(
  Command.withDescription("The store's side: see the open orders and report what has happened to them"),
  Command.withSubcommands([
    list,
    report("next", "Report the next thing of an order: accepted, a step, handed over", (_, order) => order.next),
    report("accept", "Accept an order", () => ({ type: "Accept" })),
    report("refuse", "Refuse an order; say why with --reason", (reason) => ({ type: "Refuse", reason })),
    soldOut,
    delay,
    report("cancel", "Cancel an order; say why with --reason", (reason) => ({ type: "Cancel", reason })),
  ]),
)
