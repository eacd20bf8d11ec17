import { applyEvent, hasEnded, Tracking } from "@skorpe/core/order"
import { Effect, Schema, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { Closing } from "../http/Closing.ts"
import { refuse } from "../http/refuse.ts"
import { OrderChanges } from "./OrderChanges.ts"
import { readEvents } from "./queries.ts"

const encodeTracking = Schema.encodeSync(Tracking)

const frameOf = (tracking: Tracking) =>
  `id: ${tracking.sequence}\ndata: ${JSON.stringify(encodeTracking(tracking))}\n\n`

/** All tabs and phones of a party that waits; each more would read the order again with each step. */
const mostFollowers = 50

/** Keeps proxies and phones from giving up a silent stream. */
const heartbeat = "15 seconds"

/**
 * Server-sent events of an order: where it stands, at once, then each change until it has ended.
 * After a `lastEventId` every change that came later is sent, one by one.
 */
export const trackingStream = Effect.fnUntraced(function* (orderId: string, lastEventId: number | null) {
  const changes = yield* OrderChanges
  if (changes.crowd(orderId) >= mostFollowers) return yield* refuse.tooMany(1001)
  const closing = yield* Closing
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
  // The comment sends the headers when a resumed stream has nothing to tell yet.
  const beats = Stream.map(Stream.tick(heartbeat), () => ": here\n\n")
  const body = Stream.merge(live, beats, { haltStrategy: "left" }).pipe(
    Stream.filter((text) => text !== ""),
    Stream.interruptWhen(closing.begun),
    Stream.encodeText,
  )
  return HttpServerResponse.stream(Stream.provideContext(body, yield* Effect.context<StreamNeeds>()), {
    contentType: "text/event-stream",
    headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
  })
})

type StreamNeeds = Effect.Services<ReturnType<typeof readEvents>>
