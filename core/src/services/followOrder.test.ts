import { Effect, Layer, Schema, Stream } from "effect"
import { expect, test } from "vitest"
import { Tracking } from "../domain/order/model.ts"
import { writeEntry } from "../domain/device/entries.ts"
import { Device } from "./device.ts"
import { followOrder } from "./followOrder.ts"
import { Refusing, Transport, Unreachable } from "./transport.ts"

const trackingOf = (sequence: number): Tracking => ({
  orderId: "o1",
  sequence,
  status: "accepted",
  deliveryMethod: "carryout",
  steps: [],
  reason: null,
  estimatedAt: 1_200_000,
})
const encode = Schema.encodeSync(Schema.fromJsonString(Tracking))
const frame = (sequence: number) => `id: ${sequence}\ndata: ${encode(trackingOf(sequence))}\n\n`

/** What a customer hears of their order from these pieces, and how the call ends. */
const follow = async (pieces: Stream.Stream<string, Unreachable | Refusing>) => {
  const heard: Tracking[] = []
  const layer = Layer.mergeAll(
    Layer.succeed(Transport, { send: () => Effect.die("this test only streams"), stream: () => pieces }),
    Layer.succeed(Device, {
      read: () => Effect.succeed(writeEntry("orderTokens", [{ orderId: "o1", token: "token-1" }])),
      write: () => Effect.void,
    }),
  )
  const ended = await Effect.runPromise(
    followOrder({ orderId: "o1", after: 2 }, (tracking) => heard.push(tracking)).pipe(
      Effect.match({ onSuccess: (value) => ({ value }), onFailure: (error) => ({ error }) }),
      Effect.provide(layer),
    ),
  )
  return { heard, ended }
}

test("an order's news are heard one by one, in their order, until the stream ends", async () => {
  const { heard, ended } = await follow(Stream.fromIterable([frame(3), `: here\n\n${frame(4)}`]))
  expect(heard).toEqual([trackingOf(3), trackingOf(4)])
  expect(ended).toEqual({ value: null })
})

test("a line that breaks is silence: what was heard stays, and the order is followed again", async () => {
  const { heard, ended } = await follow(Stream.concat(Stream.succeed(frame(3)), Stream.fail(new Unreachable())))
  expect(heard).toEqual([trackingOf(3)])
  expect(ended).toEqual({ error: { _tag: "Unreachable" } })
})

test("a refusal says why: an order that is not the caller's is not asked for again and again", async () => {
  const text = JSON.stringify({ errors: [{ code: 3010, message: "Ukjent" }] })
  const { ended } = await follow(Stream.fail(new Refusing({ status: 404, text })))
  expect(ended).toEqual({ error: { _tag: "Refused", status: 404, problems: [{ code: 3010, message: "Ukjent" }] } })
})

test("one of too many streams hears when to come again", async () => {
  const { ended } = await follow(Stream.fail(new Refusing({ status: 429, text: "", retryAfter: 10 })))
  expect(ended).toEqual({ error: { _tag: "Refused", status: 429, problems: [], retryAfter: 10 } })
})

test("news that cannot be read are a defect of ours, and are never shown", async () => {
  const { heard, ended } = await follow(Stream.succeed('data: {"orderId":"o1","status":"eaten"}\n\n'))
  expect(heard).toEqual([])
  expect(ended).toEqual({ error: { _tag: "Defect" } })
})
