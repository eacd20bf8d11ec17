import {
  cookieHeaders,
  type Cookies,
  Refusing,
  secondsOf,
  takeCookies,
  Transport,
  Unreachable,
  withinAMinute,
} from "@skorpe/core/services"
import { Effect, Layer, Stream } from "effect"

/** A transport over HTTP. */
export const nodeTransport = (server: string, cookies: Cookies = new Map()): Layer.Layer<Transport> =>
  Layer.succeed(Transport, {
    send: ({ method, path, headers, body }) =>
      Effect.tryPromise({
        try: async (signal) => {
          const answer = await fetch(new URL(path, server), {
            method,
            headers: { ...headers, ...cookieHeaders(cookies) },
            signal,
            ...(body === undefined ? {} : { body }),
          })
          takeCookies(cookies, answer.headers.getSetCookie())
          return { status: answer.status, text: await answer.text(), retryAfter: secondsOf(answer.headers) }
        },
        catch: () => new Unreachable(),
      }).pipe(withinAMinute),
    stream: ({ method, path, headers }) =>
      Stream.unwrap(
        Effect.gen(function* () {
          const ended = new AbortController()
          yield* Effect.addFinalizer(() => Effect.sync(() => ended.abort()))
          const answer = yield* Effect.tryPromise({
            try: () =>
              fetch(new URL(path, server), {
                method,
                headers: { ...headers, ...cookieHeaders(cookies) },
                signal: ended.signal,
              }),
            catch: () => new Unreachable(),
          })
          if (answer.status !== 200 || answer.body === null) {
            const text = yield* Effect.tryPromise({ try: () => answer.text(), catch: () => new Unreachable() })
            return yield* Effect.fail(
              new Refusing({ status: answer.status, text, retryAfter: secondsOf(answer.headers) }),
            )
          }
          return Stream.fromAsyncIterable(answer.body.pipeThrough(new TextDecoderStream()), () => new Unreachable())
        }),
      ),
  })
