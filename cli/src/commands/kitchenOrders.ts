import { KitchenOrder } from "@skorpe/core/domain/order"
import { dayAt } from "@skorpe/core/domain/time"
import { Effect, Schema, Stream } from "effect"
import { Argument, Command } from "effect/cli"
import { subDays } from "date-fns/subDays"
import { askOrders, type OrdersAsked } from "../node/askOrders.ts"
import type { Asking } from "../node/staffKey.ts"
import { storeTime } from "../node/storeTime.ts"
import { watchOrders } from "../node/watchOrders.ts"
import { lineOf, sheetOf } from "../terminal/describeOrder.ts"
import { plainJson } from "../terminal/oneLine.ts"
import type { ReaderTime } from "../terminal/readerTime.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { orderFlags, queryOf, stateFlag } from "./kitchenFlags.ts"
import { kitchenFlags } from "./staffFlags.ts"

const encodeOrder = Schema.encodeSync(Schema.fromJsonString(KitchenOrder))

const show = (order: KitchenOrder, json: boolean, time: ReaderTime) =>
  print(json ? plainJson(encodeOrder(order)) : lineOf(order, time))

/** `skorpe kitchen list`: the orders that match, a line each. */
export const list = Command.make(
  "list",
  { ...kitchenFlags, ...stateFlag, ...orderFlags },
  Effect.fnUntraced(function* ({ json, server, key, state, ...chosen }) {
    const asking = { server, key }
    const time = yield* storeTime(asking)
    let count = 0
    yield* Stream.runForEach(askOrders(asking, { ...queryOf(chosen), status: state }), (order) => {
      count += 1
      return show(order, json, time())
    })
    if (!json && count === 0) yield* say(state === "open" ? "No open orders." : "No such orders.")
  }),
).pipe(Command.withDescription("List orders by store and start of preparation; open ones by default"))

/** `skorpe kitchen watch`: the orders that match, and each change of them, until it is stopped. */
export const watch = Command.make(
  "watch",
  { ...kitchenFlags, ...orderFlags },
  Effect.fnUntraced(function* ({ json, server, key, ...chosen }) {
    const asking = { server, key }
    const time = yield* storeTime(asking)
    yield* watchOrders(asking, queryOf(chosen), (order) => show(order, json, time()))
  }),
).pipe(Command.withDescription("The open orders, then each change as it happens; goes on after a lost network"))

const queryOfName = (wanted: string): OrdersAsked => {
  const [storeId = "", number = wanted] = wanted.includes("#") ? wanted.split("#", 2) : []
  return { order: number, ...(storeId === "" ? {} : { storeId }) }
}

/** The only order in the list; ends the command with a sentence if there is none or more than one. */
const theOnly = Effect.fnUntraced(function* <E, R>(
  orders: Stream.Stream<KitchenOrder, E, R>,
  kind: string,
  wanted: string,
) {
  const [found, another] = yield* Stream.runCollect(Stream.take(orders, 2))
  if (!found) return yield* stop(1, `No ${kind} order ${wanted}.`)
  if (another) {
    const names = [found, another].map((one) => `${one.storeId}#${one.number} (${one.orderId})`)
    return yield* stop(1, `Several ${kind} orders are called ${wanted}, such as ${names.join(" and ")}.`)
  }
  return found
})

const hour = 3_600_000

/**
 * Whether an order takes precedence for its number: it is up to half a day late, or due today or in the night that
 * follows, when stores are still open.
 */
export const isDue = (
  { timeZone, now }: Pick<ReaderTime, "timeZone" | "now">,
  { estimatedAt }: Pick<KitchenOrder, "estimatedAt">,
): boolean =>
  estimatedAt !== null &&
  estimatedAt > now - 12 * hour &&
  dayAt(timeZone, estimatedAt - 3 * hour) <= dayAt(timeZone, now)

/**
 * The one open order that an argument names: an id, a number as on the list, or STORE#number. Numbers count by the day of
 * hand-over, so an order that is due today, or in the night, comes before those of other days.
 */
export const findOrder = Effect.fnUntraced(function* (asking: Asking, wanted: string) {
  const found = yield* Stream.runCollect(askOrders(asking, queryOfName(wanted)))
  if (found.length < 2) return yield* theOnly(Stream.fromIterable(found), "open", wanted)
  const time = (yield* storeTime(asking))()
  const due = found.filter((order) => isDue(time, order))
  return yield* theOnly(Stream.fromIterable(due.length === 1 ? due : found), "open", wanted)
})

/**
 * The id of the one order that an argument names. Numbers begin anew each day, so a number means an open order or one of
 * the last 24 hours; anything else is an id, of whatever age.
 */
export const findRecentId = Effect.fnUntraced(function* (asking: Asking, wanted: string) {
  if (!/^(?:.+#)?\d{1,9}$/.test(wanted)) return wanted
  const query = queryOfName(wanted)
  const ended = askOrders(asking, { ...query, status: "ended", from: subDays(Date.now(), 1).getTime() })
  return (yield* theOnly(Stream.concat(askOrders(asking, query), ended), "recent", wanted)).orderId
})

/** The argument that names an order. */
export const orderArgument = Argument.String("ORDER").pipe(
  Argument.withDescription("Order id, number as on the list, or STORE#number"),
)

/** `skorpe kitchen show`: all that cook and courier need of an open order. */
export const showOrder = Command.make(
  "show",
  { ...kitchenFlags, order: orderArgument },
  Effect.fnUntraced(function* ({ json, server, key, order: wanted }) {
    const asking = { server, key }
    const order = yield* findOrder(asking, wanted)
    const time = yield* storeTime(asking)
    yield* print(json ? plainJson(encodeOrder(order)) : sheetOf(order, time()).join("\n"))
  }),
).pipe(Command.withDescription("An open order with address, phone, message and what to collect"))
