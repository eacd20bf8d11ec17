import { Effect, Fiber, Layer, Schema, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { KitchenOrder } from "../domain/order/kitchenOrder.ts"
import { sampleKitchenOrder } from "../domain/order/kitchenOrder.fixture.ts"
import { followKitchen, type KitchenNews } from "./followKitchen.ts"
import { type HttpAsk, Refusing, Transport, Unreachable } from "./transport.ts"

const orderOf = (orderId: string): KitchenOrder => ({ ...sampleKitchenOrder, orderId })
const encode = Schema.encodeSync(Schema.fromJsonString(KitchenOrder))
const frame = (id: string, orderId: string) => `id: ${id}\ndata: ${encode(orderOf(orderId))}\n\n`

const followed = { staffKey: "key", language: "nb", query: { storeId: "my store" }, after: "41" }

/** Follows a stream of these chunks; returns the request, the received orders, and how it ended. */
const follow = (pieces: Stream.Stream<string, Unreachable | Refusing>) => {
  const asked: HttpAsk[] = []
  const heard: KitchenNews[] = []
  const transport = Layer.succeed(Transport, {
    send: () => Effect.die("this test only streams"),
    stream: (ask) => {
      asked.push(ask)
      return pieces
    },
  })
  const work = Stream.runForEach(followKitchen(followed), (news) => Effect.sync(() => heard.push(news))).pipe(
    Effect.as("ended"),
    Effect.catch((failure) => Effect.succeed(failure)),
    Effect.provide(transport),
  )
  return { work, asked, heard }
}

test("orders are received with their ids, however the stream is cut into chunks", async () => {
  const text = `: here\n\n${frame("42", "a")}${frame("43", "b")}`
  const { work, asked, heard } = follow(Stream.fromIterable(text.split("")))
  expect(await Effect.runPromise(work)).toBe("ended")
  expect(heard).toEqual([
    { order: orderOf("a"), id: "42" },
    { order: orderOf("b"), id: "43" },
  ])
  expect(asked).toEqual([
    {
      method: "GET",
      path: "/api/kitchen/orders?storeId=my%20store",
      headers: { accept: "text/event-stream", "accept-language": "nb", "staff-key": "key", "last-event-id": "41" },
    },
  ])
})

test("a stream without data for too long ends, so that it can be opened again", async () => {
  const { work, heard } = follow(Stream.concat(Stream.succeed(frame("42", "a")), Stream.never))
  const ended = Effect.gen(function* () {
    const fiber = yield* Effect.forkChild(work)
    while (heard.length === 0) yield* Effect.yieldNow
    yield* TestClock.adjust("44 seconds")
    const before = fiber.pollUnsafe()
    yield* TestClock.adjust("2 seconds")
    return [before, yield* Fiber.join(fiber)]
  })
  expect(await Effect.runPromise(Effect.provide(ended, TestClock.layer()))).toEqual([undefined, "ended"])
  expect(heard).toHaveLength(1)
})

test("a refusal, an unreachable server and an unknown shape are different failures", async () => {
  const outcome = (pieces: Stream.Stream<string, Unreachable | Refusing>) => Effect.runPromise(follow(pieces).work)
  const text = JSON.stringify({ errors: [{ code: 1003, message: "no" }] })
  expect(await outcome(Stream.fail(new Refusing({ status: 401, text })))).toMatchObject({
    _tag: "Refused",
    status: 401,
    problems: [{ code: 1003 }],
  })
  expect(await outcome(Stream.fail(new Unreachable()))).toMatchObject({ _tag: "Unreachable" })
  expect(await outcome(Stream.succeed('data: {"orderId": 1}\n\n'))).toMatchObject({ _tag: "Defect" })
})
