import { KitchenOrder } from "@skorpe/core/domain/order"
import { marketOf } from "@skorpe/core/domain/market"
import { Effect, Schema, Stream } from "effect"
import { Argument, Command } from "effect/cli"
import { marketAt } from "../node/apiClient.ts"
import { askOrders } from "../node/askOrders.ts"
import type { Asking } from "../node/staffKey.ts"
import { watchOrders } from "../node/watchOrders.ts"
import { lineOf, type ReaderTime, sheetOf } from "../terminal/describeOrder.ts"
import { plainJson } from "../terminal/oneLine.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { orderFlags, queryOf, stateFlag } from "./kitchenFlags.ts"
import { kitchenFlags } from "./staffFlags.ts"

const encodeOrder = Schema.encodeSync(Schema.fromJsonString(KitchenOrder))

/** The store's time of day; UTC when the server does not say which market it serves. */
const readerTime = Effect.fnUntraced(function* ({ server }: Asking) {
  const market = yield* marketAt(server)
  const timeZone = market === null ? "UTC" : marketOf(market).timeZone
  return (): ReaderTime => ({ timeZone, now: Date.now() })
})

const show = (order: KitchenOrder, json: boolean, time: ReaderTime) =>
  print(json ? plainJson(encodeOrder(order)) : lineOf(order, time))

/** `skorpe kitchen list`: the orders that match, a line each. */
export const list = Command.make(
  "list",
  { ...kitchenFlags, ...stateFlag, ...orderFlags },
  Effect.fnUntraced(function* ({ json, server, key, state, ...chosen }) {
    const asking = { server, key }
    const time = yield* readerTime(asking)
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
    const time = yield* readerTime(asking)
    yield* watchOrders(asking, queryOf(chosen), (order) => show(order, json, time()))
  }),
).pipe(Command.withDescription("The open orders, then each change as it happens; goes on after a lost network"))

/** The one open order that an argument names: an id, a number as on the list, or STORE#number. */
export const findOrder = Effect.fnUntraced(function* (asking: Asking, wanted: string) {
  const [storeId = "", number = wanted] = wanted.includes("#") ? wanted.split("#", 2) : []
  const query = { order: number, ...(storeId === "" ? {} : { storeId }) }
  const [found, another] = yield* Stream.runCollect(Stream.take(askOrders(asking, query), 2))
  if (!found) return yield* stop(1, `No open order ${wanted}.`)
  if (another) {
    const names = [found, another].map((one) => `${one.storeId}#${one.number} (${one.orderId})`)
    return yield* stop(1, `Several open orders are called ${wanted}, such as ${names.join(" and ")}.`)
  }
  return found
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
    const time = yield* readerTime(asking)
    yield* print(json ? plainJson(encodeOrder(order)) : sheetOf(order, time()).join("\n"))
  }),
).pipe(Command.withDescription("An open order with address, phone, message and what to collect"))
