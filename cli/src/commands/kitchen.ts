import { staffKeyHeader } from "@skorpe/core/api"
import { hasEnded, KitchenOrder, type KitchenReport, Tracking } from "@skorpe/core/order"
import { callApi, type HttpAsk } from "@skorpe/core/services"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { nodeTransport } from "../node/transport.ts"
import { print, printable, say, stop } from "../stop.ts"

const flags = {
  server: Flag.String("server").pipe(
    Flag.withDescription("Address of the server"),
    Flag.withDefault(`http://localhost:${process.env["PORT"] ?? "8080"}`),
  ),
  key: Flag.String("key").pipe(
    Flag.withDescription("Staff key; STAFF_KEY or the data folder's own unless told"),
    Flag.optional,
  ),
  json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line an order"), Flag.withDefault(false)),
}

interface Asking {
  readonly server: string
  readonly key: Option.Option<string>
}

/** STAFF_KEY, else that of this machine's own server; empty when there is none, and the server will say so. */
const ownKey = async (): Promise<string> => {
  const { STAFF_KEY, SKORPE_DATA, MARKET } = process.env
  if (STAFF_KEY) return STAFF_KEY
  // Loaded only when a key is looked for: the server's modules take their time.
  const { findStaffKey } = await import("@skorpe/server")
  const markets = MARKET ? [MARKET] : ["se", "no"]
  for (const market of markets) {
    const key = await findStaffKey(market, SKORPE_DATA)
    if (key !== null) return key
  }
  return ""
}

const ask = <A, I>({ server, key }: Asking, call: HttpAsk, schema: Schema.Codec<A, I>) =>
  Effect.gen(function* () {
    const staffKey = Option.isSome(key) ? key.value : yield* Effect.promise(ownKey)
    return yield* callApi({ ...call, headers: { ...call.headers, [staffKeyHeader]: staffKey } }, schema).pipe(
      Effect.provide(nodeTransport(server)),
    )
  }).pipe(
    Effect.catch((failure) => {
      if (failure._tag === "Unreachable")
        return stop(1, `Nobody answers at ${server}. Is the server running? npm start`)
      if (failure._tag === "Defect") return stop(1, "The server's answer is not of the contract's shape.")
      if (failure.status === 401) {
        return stop(
          1,
          "The server does not know this staff key. Give it with --key or STAFF_KEY, or MARKET and SKORPE_DATA as the server has them.",
        )
      }
      return stop(
        1,
        failure.problems.map(({ code, message }) => `${code} ${message}`).join("\n") || `HTTP ${failure.status}`,
      )
    }),
  )

const list = Command.make(
  "list",
  flags,
  Effect.fnUntraced(function* ({ json, ...asking }) {
    const orders = yield* ask(
      asking,
      { method: "GET", path: "/api/kitchen/orders", headers: {} },
      Schema.Array(KitchenOrder),
    )
    if (!json && orders.length === 0) yield* say("No open orders.")
    for (const order of orders) {
      yield* print(
        json
          ? JSON.stringify(order)
          : printable(
              `#${order.number}  ${order.orderId}  ${order.step ?? order.status}  ${order.firstName}: ${order.lines
                .map(({ quantity, name }) => `${quantity} ${name}`)
                .join(", ")}`,
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
      order: Argument.String("ORDER").pipe(Argument.withDescription("Order id, or #number as on the list")),
      reason: Flag.String("reason").pipe(Flag.withDescription("What the customer is told"), Flag.withDefault("")),
    },
    Effect.fnUntraced(function* ({ json, order: wanted, reason, ...asking }) {
      const orders = yield* ask(
        asking,
        { method: "GET", path: "/api/kitchen/orders", headers: {} },
        Schema.Array(KitchenOrder),
      )
      const found = orders.find(
        ({ orderId, number }) => orderId === wanted || `#${number}` === wanted || `${number}` === wanted,
      )
      if (!found) return yield* stop(1, `No open order ${wanted}.`)
      const made = make(reason, found)
      if (made === null) return yield* stop(1, `Nothing is left to be done with order #${found.number}.`)
      const tracking = yield* ask(
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
          ? JSON.stringify(tracking)
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
    report("cancel", "Cancel an order; say why with --reason", (reason) => ({ type: "Cancel", reason })),
  ]),
)
