import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { makeHands } from "./hands.ts"
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

/** Hands whose service answers after a second, and takes a moment to stop when it is interrupted. */
const slowHands = Effect.gen(function* () {
  const asked: string[] = []
  const brought: Brought[] = []
  const begin = yield* makeHands<Ask, never>(
    {
      tell: () => Effect.void,
      call: ({ words }) => {
        asked.push(words)
        return Effect.sleep(1000).pipe(
          Effect.as(`answer to ${words}`),
          Effect.onInterrupt(() => Effect.sleep(100)),
        )
      },
    },
    (bug) => {
      throw bug
    },
  )
  return { hands: begin((input) => void brought.push(input)), asked, brought }
})

test("a superseded call that ends late takes nothing from its successor, which is made and answered once", () =>
  Effect.runPromise(
    Effect.gen(function* () {
      const { hands, asked, brought } = yield* slowHands
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
    }).pipe(Effect.provide(TestClock.layer())),
  ))
