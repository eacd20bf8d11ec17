import type { ApiFailure } from "@skorpe/core/api"
import { type BackOff, backOff } from "@skorpe/core/domain/connection"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import { followKitchen } from "@skorpe/core/services"
import { Effect, Stream } from "effect"
import { say, stop } from "../terminal/stop.ts"
import { silence, spell, strangeAnswer, unknownKey } from "./askAsStaff.ts"
import { askPages, type OrdersAsked } from "./askOrders.ts"
import { type Asking, findKey } from "./staffKey.ts"
import { nodeTransport } from "./transport.ts"

/** The pauses in milliseconds before the stream is opened again. */
const pauses: BackOff = { first: 500, longest: 30_000 }

/** Answers after which it is worth trying again: too many streams, a server that starts or is busy. */
const passing = new Set([429, 502, 503, 504])

/**
 * Calls `hear` with each open order that matches, then with each change, without end. The stream starts at the list's
 * position, and resumes there after a lost connection.
 */
export const watchOrders = Effect.fnUntraced(function* <R>(
  asking: Asking,
  asked: OrdersAsked,
  hear: (order: KitchenOrder) => Effect.Effect<void, never, R>,
) {
  const { from, to, ...query } = asked
  const staffKey = yield* findKey(asking)
  const written = {
    ...(query.storeId === undefined ? {} : { storeId: query.storeId }),
    ...(query.deliveryMethod === undefined ? {} : { deliveryMethod: query.deliveryMethod }),
    ...(from === undefined ? {} : { from: new Date(from).toISOString() }),
    ...(to === undefined ? {} : { to: new Date(to).toISOString() }),
  }
  const sequences = new Map<string, number>()
  /** The position to resume at; initially that of the first page. */
  let after = ""
  const tell = (order: KitchenOrder) => {
    if ((sequences.get(order.orderId) ?? 0) >= order.sequence) return Effect.void
    sequences.set(order.orderId, order.sequence)
    return hear(order)
  }
  yield* Stream.runForEach(askPages(asking, asked), ({ items, position }) => {
    if (after === "") after = position
    return Effect.forEach(items, tell, { discard: true })
  })
  let failures = 0
  while (true) {
    const failure: ApiFailure | null = yield* followKitchen({ staffKey, language: "en", query: written, after }).pipe(
      Stream.runForEach(({ order, id }) => {
        after = id ?? after
        failures = 0
        return tell(order)
      }),
      Effect.as(null),
      Effect.catch((problem) => Effect.succeed(problem)),
      Effect.provide(nodeTransport(asking.server)),
    )
    if (failure !== null && !isPassing(failure)) return yield* stop(1, sentence(asking, failure))
    if (failures === 0) yield* say(`Lost the connection to ${asking.server}. Reconnecting.`)
    yield* Effect.sleep(backOff(failures, pauses))
    failures += 1
  }
})

const isPassing = (failure: ApiFailure): boolean =>
  failure._tag === "Unreachable" || (failure._tag === "Refused" && passing.has(failure.status))

const sentence = (asking: Asking, failure: ApiFailure): string => {
  switch (failure._tag) {
    case "Unreachable":
      return silence(asking)
    case "Defect":
      return strangeAnswer
    case "Refused":
      return failure.status === 401 ? unknownKey : spell(failure.problems)
  }
}
