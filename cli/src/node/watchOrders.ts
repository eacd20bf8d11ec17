import type { ApiFailure } from "@skorpe/core/api"
import type { KitchenOrder } from "@skorpe/core/domain/order"
import { followKitchen } from "@skorpe/core/services"
import { Effect, Stream } from "effect"
import { say, stop } from "../terminal/stop.ts"
import { silence, spell, strangeAnswer, unknownKey } from "./askAsStaff.ts"
import { askPages, type OrdersAsked } from "./askOrders.ts"
import { type Asking, findKey } from "./staffKey.ts"
import { nodeTransport } from "./transport.ts"

/** The pauses before the stream is opened again, in milliseconds. */
const pauses = { first: 500, longest: 30_000 }

/** Answers after which it is worth trying again: too many streams, a server that starts or is busy. */
const passing = new Set([429, 502, 503, 504])

/**
 * Passes the open orders that match to `hear`, then each change, for ever. The stream begins where the list was read, and
 * goes on where it was lost.
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
  /** Where the stream goes on: first, the position of the first page. */
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
  let pause = pauses.first
  let isLost = false
  while (true) {
    const failure: ApiFailure | null = yield* followKitchen({ staffKey, language: "en", query: written, after }).pipe(
      Stream.runForEach(({ order, id }) => {
        after = id ?? after
        pause = pauses.first
        isLost = false
        return tell(order)
      }),
      Effect.as(null),
      Effect.catch((problem) => Effect.succeed(problem)),
      Effect.provide(nodeTransport(asking.server)),
    )
    if (failure !== null && !isPassing(failure)) return yield* stop(1, sentence(asking, failure))
    if (!isLost) yield* say(`${asking.server} is away. Trying again.`)
    isLost = true
    yield* Effect.sleep(pause)
    pause = Math.min(pauses.longest, pause * 2)
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
