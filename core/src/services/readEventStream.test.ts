import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { readEventStream } from "./readEventStream.ts"

const frame = "id: 7\ndata: news\n\n"
const beat = ": here\n\n"

/** Reads a stream for this many seconds of the test's clock; returns whether it has ended, and the number of events. */
const readFor = (seconds: number, pieces: Stream.Stream<string>) =>
  Effect.runPromise(
    Effect.gen(function* () {
      const heard: string[] = []
      const reading = Stream.runForEach(readEventStream(pieces), ({ data }) => Effect.sync(() => heard.push(data)))
      const fiber = yield* Effect.forkChild(reading)
      while (heard.length === 0) yield* Effect.yieldNow
      for (let passed = 0; passed < seconds; passed++) yield* TestClock.adjust("1 second")
      const hasEnded = fiber.pollUnsafe() !== undefined
      yield* Fiber.interrupt(fiber)
      return { hasEnded, heard: heard.length }
    }).pipe(Effect.provide(TestClock.layer())),
  )

test("a stream without data for 45 seconds ends, because its connection may be lost without an error", async () => {
  const silent = Stream.concat(Stream.succeed(frame), Stream.never)
  expect(await readFor(44, silent)).toEqual({ hasEnded: false, heard: 1 })
  expect(await readFor(46, silent)).toEqual({ hasEnded: true, heard: 1 })
})

test("keep-alive data, which is not an event, keeps the stream open", async () => {
  const beating = Stream.concat(
    Stream.succeed(frame),
    Stream.map(Stream.tick("15 seconds"), () => beat),
  )
  expect(await readFor(300, beating)).toEqual({ hasEnded: false, heard: 1 })
})
