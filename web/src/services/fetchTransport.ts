import { Effect, Layer, Stream } from "effect"
import { type HttpAsk, Refusing, secondsOf, Transport, Unreachable, withinAMinute } from "@skorpe/core/services"
import { keptHeader } from "./keptHeader.ts"

/** Called after each call: whether the server responded, and not only the device's cache. */
type NoteReach = (isReached: boolean) => void

const ask = ({ path, method, headers, body }: HttpAsk, signal: AbortSignal): Promise<Response> =>
  fetch(path, { method, headers, signal, ...(body === undefined ? {} : { body }) })

const unreachable = (): Unreachable => new Unreachable()

/** The browser's fetch; interrupting the call aborts it. */
export const fetchTransport = (noteReach: NoteReach) => {
  const unanswered = (): Unreachable => {
    noteReach(false)
    return unreachable()
  }
  const note = (answer: Response): Response => {
    noteReach(!answer.headers.has(keptHeader))
    return answer
  }
  return Layer.succeed(Transport, {
    send: (asked) =>
      Effect.tryPromise({
        try: async (signal) => {
          const answer = note(await ask(asked, signal))
          return { status: answer.status, text: await answer.text(), retryAfter: secondsOf(answer.headers) }
        },
        catch: unanswered,
      }).pipe((call) => withinAMinute(call, unanswered)),
    stream: (asked) =>
      Stream.unwrap(
        Effect.gen(function* () {
          const aborter = yield* Effect.acquireRelease(
            Effect.sync(() => new AbortController()),
            (made) => Effect.sync(() => made.abort()),
          )
          const answer = note(yield* Effect.tryPromise({ try: () => ask(asked, aborter.signal), catch: unanswered }))
          if (!answer.ok || answer.body === null) {
            const text = yield* Effect.tryPromise({ try: () => answer.text(), catch: unreachable })
            return yield* Effect.fail(
              new Refusing({ status: answer.status, text, retryAfter: secondsOf(answer.headers) }),
            )
          }
          const { body } = answer
          return Stream.fromReadableStream({ evaluate: () => body, onError: unreachable }).pipe(Stream.decodeText())
        }),
      ),
  })
}
