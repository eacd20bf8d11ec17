import { Effect, Fiber, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { readEventStream } from "./readEventStream.ts"

const frame = "id: 7\ndata: news\n\n"
const beat = ": here\n\n"

/** Reads a stream for so many seconds of a test's clock; returns whether it has ended then, and the number of events. */
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

test("a stream that falls silent for 45 seconds ends: its connection may be lost without a word", async () => {
  const silent = Stream.concat(Stream.succeed(frame), Stream.never)
  expect(await readFor(44, silent)).toEqual({ hasEnded: false, heard: 1 })
  expect(await readFor(46, silent)).toEqual({ hasEnded: true, heard: 1 })
})

test("what a server sends to keep the stream open keeps it, although it is no event", async () => {
  const beating = Stream.concat(
    Stream.succeed(frame),
    Stream.map(Stream.tick("15 seconds"), () => beat),
  )
  expect(await readFor(300, beating)).toEqual({ hasEnded: false, heard: 1 })
})
