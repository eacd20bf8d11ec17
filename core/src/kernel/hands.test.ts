import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { makeHands } from "./hands.ts"
import type { Json } from "./json.ts"
import type { Brought } from "./loop.ts"
import type { World } from "./world.ts"

interface Ask {
  readonly type: "Ask"
  readonly words: string
}

const idle: World<Ask> = { n: 0, t: 0, units: {}, timers: {}, calls: {} }
const asking = (words: string, n: number): World<Ask> => ({
  ...idle,
  n,
  calls: { "asker.ask": { key: `asker.ask@${n}`, unit: "asker", id: "ask", command: { type: "Ask", words } } },
})

/** Hands whose service does this work; they note calls, delivered results and reported bugs. */
const handsOf = (work: (words: string, news: (news: Json) => void) => Effect.Effect<Json, Json>) =>
  Effect.gen(function* () {
    const asked: string[] = []
    const told: string[] = []
    const brought: Brought[] = []
    const bugs: unknown[] = []
    const begin = yield* makeHands<Ask, never>(
      {
        tell: ({ words }) => Effect.sync(() => void told.push(words)),
        call: ({ words }, news) => {
          asked.push(words)
          return work(words, news)
        },
      },
      (bug) => void bugs.push(bug),
    )
    return { hands: begin((input) => void brought.push(input)), asked, told, brought, bugs }
  })

/** A service that answers after a second, and takes a moment to stop when it is interrupted. */
const slowly = (words: string) =>
  Effect.sleep(1000).pipe(
    Effect.as(`answer to ${words}`),
    Effect.onInterrupt(() => Effect.sleep(100)),
  )

const run = (story: Effect.Effect<void>) => Effect.runPromise(story.pipe(Effect.provide(TestClock.layer())))

test("a superseded call that ends late does not affect its successor, which is made and answered once", () =>
  run(
    Effect.gen(function* () {
      const { hands, asked, brought, bugs } = yield* handsOf(slowly)
      hands.follow(asking("the first", 1))
      yield* TestClock.adjust(500)
      hands.follow(asking("the second", 2))
      yield* TestClock.adjust(500)
      hands.follow(asking("the second", 2))
      yield* TestClock.adjust(500)
      expect(asked).toEqual(["the first", "the second"])
      expect(brought).toEqual([
        { type: "CallEnded", key: "asker.ask@2", exit: { _tag: "Done", value: "answer to the second" } },
      ])
      expect(bugs).toEqual([])
    }),
  ))

test("a call that the world cancels is interrupted, and delivers nothing", () =>
  run(
    Effect.gen(function* () {
      const { hands, brought, bugs } = yield* handsOf(slowly)
      hands.follow(asking("a question", 1))
      yield* TestClock.adjust(500)
      hands.follow({ ...idle, n: 2 })
      yield* TestClock.adjust(1000)
      expect([brought, bugs]).toEqual([[], []])
    }),
  ))

test("a running call's messages are delivered with its key", () =>
  run(
    Effect.gen(function* () {
      const { hands, brought } = yield* handsOf((words, news) => {
        news("still at it")
        return slowly(words)
      })
      hands.follow(asking("a question", 1))
      yield* TestClock.adjust(0)
      expect(brought).toEqual([{ type: "CallNews", key: "asker.ask@1", news: "still at it" }])
    }),
  ))

test("a bug in a service's interruption is reported", () =>
  run(
    Effect.gen(function* () {
      const { hands, bugs } = yield* handsOf(() =>
        Effect.never.pipe(Effect.onInterrupt(() => Effect.die(new Error("a bug")))),
      )
      hands.follow(asking("a question", 1))
      yield* TestClock.adjust(0)
      hands.follow({ ...idle, n: 2 })
      yield* TestClock.adjust(0)
      expect(bugs).toHaveLength(1)
    }),
  ))

test("a call that is interrupted from elsewhere is made again with the next record, because the world still waits for it", () =>
  run(
    Effect.gen(function* () {
      let interruptions = 1
      const { hands, asked, brought, bugs } = yield* handsOf((words) =>
        interruptions-- > 0 ? Effect.interrupt : slowly(words),
      )
      const world = asking("a question", 1)
      hands.follow(world)
      yield* TestClock.adjust(0)
      expect([asked.length, brought, bugs]).toEqual([1, [], []])
      hands.follow({ ...world, n: 2 })
      yield* TestClock.adjust(1000)
      expect(asked).toHaveLength(2)
      expect(brought).toMatchObject([{ key: "asker.ask@1", exit: { _tag: "Done" } }])
    }),
  ))

test.each([
  ["an answer", Effect.succeed("yes"), { _tag: "Done", value: "yes" }, 0],
  ["no answer at all", Effect.succeed(undefined as unknown as Json), { _tag: "Done", value: null }, 0],
  ["an expected failure", Effect.fail("closed"), { _tag: "Failed", error: "closed" }, 0],
  ["a bug", Effect.die(new Error("a bug")), { _tag: "Failed", error: { _tag: "Defect" } }, 1],
] as const)("a call ends with %s, and only a bug is reported as one", (_what, work, exit, reported) =>
  run(
    Effect.gen(function* () {
      const { hands, brought, bugs } = yield* handsOf(() => work)
      hands.follow(asking("a question", 1))
      yield* TestClock.adjust(0)
      expect(brought).toEqual([{ type: "CallEnded", key: "asker.ask@1", exit }])
      expect(bugs).toHaveLength(reported)
    }),
  ),
)

test("stopping the hands interrupts all calls, and completes once they have stopped", () =>
  run(
    Effect.gen(function* () {
      const { hands, told, brought, bugs } = yield* handsOf(slowly)
      hands.follow({
        ...asking("a question", 1),
        timers: { "asker.wait": { key: "asker.wait@1", unit: "asker", id: "wait", event: null, due: 500 } },
      })
      hands.tell({ type: "Ask", words: "in passing" })
      yield* TestClock.adjust(400)
      const stopping = yield* Effect.forkChild(hands.stop())
      yield* TestClock.adjust(99)
      expect(stopping.pollUnsafe()).toBeUndefined()
      yield* TestClock.adjust(1000)
      expect(stopping.pollUnsafe()).toBeDefined()
      expect([told, brought, bugs]).toEqual([["in passing"], [], []])
    }),
  ))

test("a service that throws instead of returning an effect fails its call as a bug; a throwing tell does not throw", () =>
  run(
    Effect.gen(function* () {
      const brought: Brought[] = []
      const bugs: unknown[] = []
      const broken = () => {
        throw new Error("a bug")
      }
      const begin = yield* makeHands<Ask, never>({ tell: broken, call: broken }, (bug) => void bugs.push(bug))
      const hands = begin((input) => void brought.push(input))
      hands.follow(asking("a question", 1))
      hands.tell({ type: "Ask", words: "a note" })
      yield* TestClock.adjust(0)
      expect(brought).toEqual([
        { type: "CallEnded", key: "asker.ask@1", exit: { _tag: "Failed", error: { _tag: "Defect" } } },
      ])
      expect(bugs).toHaveLength(2)
    }),
  ))
