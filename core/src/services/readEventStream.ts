import { Stream } from "effect"
import { createParser } from "eventsource-parser"

/** A server-sent event; `id` is where a stream resumes after it, if it says so. */
export interface SentEvent {
  readonly id: string | undefined
  readonly data: string
}

/** The server sends data at least every fifteen seconds: after this long without any, the connection is lost. */
const longestSilence = "45 seconds"

/** The server-sent events in the chunks of a body, in order. Ends if no data comes for too long. */
export const readEventStream = <E, R>(pieces: Stream.Stream<string, E, R>): Stream.Stream<SentEvent, E, R> =>
  Stream.suspend(() => {
    const events: SentEvent[] = []
    const parser = createParser({ onEvent: ({ id, data }) => void events.push({ id, data }) })
    return Stream.flatMap(Stream.timeout(pieces, longestSilence), (piece) => {
      parser.feed(piece)
      return Stream.fromIterable(events.splice(0))
    })
  })
