import { type HttpAnswer, type HttpAsk, Refusing, Transport, Unreachable } from "@skorpe/core/services"
import { Effect, Layer, Stream } from "effect"
import { type IncomingMessage, request } from "node:http"

/** A browser's cookies of one server. */
export type Cookies = Map<string, string>

const take = (cookies: Cookies, lines: readonly string[]): void => {
  for (const line of lines) {
    const [pair = "", ...attributes] = line.split(";")
    const at = pair.indexOf("=")
    const name = pair.slice(0, at).trim()
    if (attributes.some((text) => /^\s*max-age=0\s*$/i.test(text))) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1).trim())
  }
}

interface LineOptions {
  readonly port: () => number
  readonly cookies: Cookies
  /** Milliseconds until a call counts as unanswered. */
  readonly patience: () => number
  /** What happens before each call is sent. */
  readonly before?: (ask: HttpAsk) => Promise<void>
}

/** The way to a server for a core without a browser; each call takes a connection of its own, so that a bad line hits one call. */
export const shopperLine = ({ port, cookies, patience, before }: LineOptions): Layer.Layer<Transport> => {
  const open = async (ask: HttpAsk, signal: AbortSignal): Promise<IncomingMessage> => {
    await before?.(ask)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const headers = {
      ...ask.headers,
      ...(cookie === "" ? {} : { cookie }),
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
    take(cookies, answer.headers["set-cookie"] ?? [])
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
          take(cookies, answer.headers["set-cookie"] ?? [])
          const text = yield* Stream.mkString(pieces)
          return yield* Effect.fail(new Refusing({ status: answer.statusCode ?? 0, text }))
        }),
      ),
  })
}
