import {
  cookieHeaders,
  type Cookies,
  type HttpAnswer,
  type HttpAsk,
  Refusing,
  takeCookies,
  Transport,
  Unreachable,
} from "@skorpe/core/services"
import { Effect, Layer, Stream } from "effect"
import { type IncomingMessage, request } from "node:http"

interface LineOptions {
  readonly port: () => number
  readonly cookies: Cookies
  /** The timeout of a call, in ms. */
  readonly patience: () => number
  /** Runs before each call is sent. */
  readonly before?: (ask: HttpAsk) => Promise<void>
}

/** A transport for a core without a browser; each call has its own connection, so that a fault hits one call. */
export const shopperLine = ({ port, cookies, patience, before }: LineOptions): Layer.Layer<Transport> => {
  const open = async (ask: HttpAsk, signal: AbortSignal): Promise<IncomingMessage> => {
    await before?.(ask)
    const headers = {
      ...ask.headers,
      ...cookieHeaders(cookies),
      ...(ask.body === undefined ? {} : { "content-length": String(Buffer.byteLength(ask.body)) }),
    }
    return new Promise((resolve, reject) => {
      const { method, path, body } = ask
      request({ host: "localhost", port: port(), method, path, headers, signal, agent: false }, resolve)
        .on("error", reject)
        .end(body)
    })
  }
  const send = async (ask: HttpAsk, signal: AbortSignal): Promise<HttpAnswer> => {
    const answer = await open(ask, signal)
    const pieces: Buffer[] = []
    for await (const piece of answer) pieces.push(piece as Buffer)
    if (!answer.complete) throw new Unreachable()
    takeCookies(cookies, answer.headers["set-cookie"] ?? [])
    return { status: answer.statusCode ?? 0, text: Buffer.concat(pieces).toString() }
  }
  return Layer.succeed(Transport, {
    send: (ask) =>
      Effect.tryPromise({ try: (signal) => send(ask, signal), catch: () => new Unreachable() }).pipe(
        Effect.timeoutOrElse({ duration: patience(), orElse: () => Effect.fail(new Unreachable()) }),
      ),
    stream: (ask) =>
      Stream.unwrap(
        Effect.gen(function* () {
          const ended = new AbortController()
          yield* Effect.addFinalizer(() => Effect.sync(() => ended.abort()))
          const answer = yield* Effect.tryPromise({
            try: () => open(ask, ended.signal),
            catch: () => new Unreachable(),
          })
          answer.setEncoding("utf8")
          const pieces = Stream.fromAsyncIterable<string, Unreachable>(answer, () => new Unreachable())
          if (answer.statusCode === 200) return pieces
          takeCookies(cookies, answer.headers["set-cookie"] ?? [])
          const text = yield* Stream.mkString(pieces)
          return yield* Effect.fail(new Refusing({ status: answer.statusCode ?? 0, text }))
        }),
      ),
  })
}
