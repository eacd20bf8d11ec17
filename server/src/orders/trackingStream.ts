import { applyEvent, hasEnded, Tracking } from "@skorpe/core/domain/order"
import { Effect, Schema, Stream } from "effect"
import { eventStream } from "../http/eventStream.ts"
import { refuse } from "../http/refuse.ts"
import { OrderChanges } from "./OrderChanges.ts"
import { readEvents } from "./queries.ts"

const encodeTracking = Schema.encodeSync(Tracking)

const frameOf = (tracking: Tracking) =>
  `id: ${tracking.sequence}\ndata: ${JSON.stringify(encodeTracking(tracking))}\n\n`

/** The most followers of one order at a server: each of them rereads the order at every step. */
const mostFollowers = 50

/**
 * Server-sent events of an order: its present tracking at once, then each change until it ends. With a `lastEventId`,
 * every change after that event is sent, one by one.
 */
export const trackingStream = Effect.fnUntraced(function* (orderId: string, lastEventId: number | null) {
  const changes = yield* OrderChanges
  if (changes.followerCount(orderId) >= mostFollowers) return yield* refuse.tooMany(1001)
  let sent = lastEventId
  const news = Effect.gen(function* () {
    const stages: Tracking[] = []
    let tracking: Tracking | null = null
    for (const event of yield* readEvents(orderId)) {
      tracking = applyEvent(tracking, event)
      if (tracking !== null) stages.push(tracking)
    }
    const after = sent
    const fresh = after === null ? stages.slice(-1) : stages.filter(({ sequence }) => sequence > after)
    sent = stages.at(-1)?.sequence ?? sent
    const ended = tracking !== null && hasEnded(tracking.status)
    return { text: fresh.map(frameOf).join(""), ended }
  })
  const live = Stream.unwrap(
    Effect.map(changes.follow(orderId), (wakes) =>
      Stream.succeed(undefined).pipe(
        Stream.concat(Stream.fromQueue(wakes)),
        Stream.mapEffect(() => news),
        Stream.takeUntil(({ ended }) => ended),
        Stream.map(({ text }) => text),
      ),
    ),
  )
  return yield* eventStream(live)
})
