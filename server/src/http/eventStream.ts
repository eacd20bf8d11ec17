import { Effect, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { Closing } from "./Closing.ts"

/** Keeps proxies and phones from closing a silent stream. */
const heartbeat = "15 seconds"

/** Answers with server-sent events until they end or the server closes. Empty frames are left out. */
export const eventStream = Effect.fnUntraced(function* <E, R>(frames: Stream.Stream<string, E, R>) {
  const closing = yield* Closing
  // The comment makes a resumed stream send its headers although there is no event yet.
  const beats = Stream.map(Stream.tick(heartbeat), () => ": here\n\n")
  const body = Stream.merge(frames, beats, { haltStrategy: "left" }).pipe(
    Stream.filter((text) => text !== ""),
    Stream.interruptWhen(closing.begun),
    Stream.encodeText,
  )
  return HttpServerResponse.stream(Stream.provideContext(body, yield* Effect.context<R>()), {
    contentType: "text/event-stream",
    headers: { "cache-control": "no-store", "x-accel-buffering": "no" },
  })
})
