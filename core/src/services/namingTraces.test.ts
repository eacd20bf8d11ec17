import { Effect, Layer, Stream } from "effect"
import { expect, test } from "vitest"
import { makeHands } from "../kernel/hands.ts"
import type { World } from "../kernel/world.ts"
import { namingTraces } from "./namingTraces.ts"
import { type HttpAsk, Transport } from "./transport.ts"

interface Ask {
  readonly type: "Ask" | "Follow"
}

const plain = (type: Ask["type"]): HttpAsk => ({
  method: "GET",
  path: `/${type}`,
  headers: { "accept-language": "nb" },
})

/** The requests that these calls make, with the traces that `traceOf` names. */
const askedBy = async (calls: readonly (readonly [string, Ask])[], traceOf: Parameters<typeof namingTraces>[0]) => {
  const asked: HttpAsk[] = []
  const note = (ask: HttpAsk) => Effect.sync(() => void asked.push(ask))
  const transport = Layer.succeed(Transport, {
    send: (ask) => Effect.as(note(ask), { status: 200, text: "" }),
    stream: (ask) => Stream.fromEffect(Effect.as(note(ask), "")),
  })
  const world: World<Ask> = {
    n: 9,
    t: 0,
    units: {},
    timers: {},
    calls: Object.fromEntries(calls.map(([key, command]) => [key, { key, unit: "asker", id: key, command }])),
  }
  await Effect.runPromise(
    Effect.gen(function* () {
      const make = yield* makeHands<Ask, Transport>(
        {
          tell: () => Effect.void,
          call: ({ type }) =>
            Effect.flatMap(Transport, ({ send, stream }) =>
              Effect.as(type === "Ask" ? send(plain(type)) : Stream.runDrain(stream(plain(type))), null),
            ).pipe(Effect.orDie),
        },
        (bug) => {
          throw bug
        },
      )
      const ended = yield* Effect.callback<void>((resume) => {
        let left = calls.length
        const hands = make(() => {
          left -= 1
          if (left === 0) resume(Effect.void)
        })
        hands.follow(world)
      })
      return ended
    }).pipe(Effect.provide(Layer.provide(namingTraces(traceOf), transport))),
  )
  return asked
}

const trace = "4bf92f3577b34da6a3ce929d0e0e4736"
const spans = new Map([
  ["asker.one@3", "00f067aa0ba902b7"],
  ["asker.two@4", "b7ad6b7169203331"],
])
const traceOf = (key: string) => {
  const span = spans.get(key)
  return span === undefined ? undefined : { trace, span }
}

test("each call's requests and streams name its trace, in addition to their own headers", async () => {
  const asked = await askedBy(
    [
      ["asker.one@3", { type: "Ask" }],
      ["asker.two@4", { type: "Follow" }],
    ],
    traceOf,
  )
  expect(asked).toEqual([
    { ...plain("Ask"), headers: { "accept-language": "nb", traceparent: `00-${trace}-00f067aa0ba902b7-00` } },
    { ...plain("Follow"), headers: { "accept-language": "nb", traceparent: `00-${trace}-b7ad6b7169203331-00` } },
  ])
})

test("a call without a name sends none", async () => {
  expect(await askedBy([["asker.other@5", { type: "Ask" }]], traceOf)).toEqual([plain("Ask")])
})

test("a request outside a call has no trace", async () => {
  const asked: HttpAsk[] = []
  const transport = Layer.succeed(Transport, {
    send: (ask) => Effect.sync(() => (asked.push(ask), { status: 200, text: "" })),
    stream: () => Stream.empty,
  })
  const ofAll = namingTraces(() => ({ trace, span: "00f067aa0ba902b7" }))
  const send = Transport.use((one) => one.send(plain("Ask")))
  await Effect.runPromise(Effect.provide(send, Layer.provide(ofAll, transport)))
  expect(asked).toEqual([plain("Ask")])
})
