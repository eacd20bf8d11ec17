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

/** The updates that a customer gets of their order from these chunks, and how the call ends. */
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

test("an order's updates are received one by one, in order, until the stream ends", async () => {
  const { heard, ended } = await follow(Stream.fromIterable([frame(3), `: here\n\n${frame(4)}`]))
  expect(heard).toEqual([trackingOf(3), trackingOf(4)])
  expect(ended).toEqual({ value: null })
})

test("a broken connection counts as unreachable: received updates stay, and the order is followed again", async () => {
  const { heard, ended } = await follow(Stream.concat(Stream.succeed(frame(3)), Stream.fail(new Unreachable())))
  expect(heard).toEqual([trackingOf(3)])
  expect(ended).toEqual({ error: { _tag: "Unreachable" } })
})

test("a refusal has its reason, so that an order of somebody else is not requested again and again", async () => {
  const text = JSON.stringify({ errors: [{ code: 3010, message: "Ukjent" }] })
  const { ended } = await follow(Stream.fail(new Refusing({ status: 404, text })))
  expect(ended).toEqual({ error: { _tag: "Refused", status: 404, problems: [{ code: 3010, message: "Ukjent" }] } })
})

test("a stream that is refused as one too many gets the time of the next try", async () => {
  const { ended } = await follow(Stream.fail(new Refusing({ status: 429, text: "", retryAfter: 10 })))
  expect(ended).toEqual({ error: { _tag: "Refused", status: 429, problems: [], retryAfter: 10 } })
})

test("an unreadable update is a defect, and is never shown", async () => {
  const { heard, ended } = await follow(Stream.succeed('data: {"orderId":"o1","status":"eaten"}\n\n'))
  expect(heard).toEqual([])
  expect(ended).toEqual({ error: { _tag: "Defect" } })
})
