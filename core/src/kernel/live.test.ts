import { Clock, Effect, Exit, type Scope } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { makeAlarm } from "./alarm.ts"
import { type AskerCommand, askerFold, askerView, say } from "./asker.fixture.ts"
import { digestWorld } from "./digest.ts"
import type { Json } from "./json.ts"
import { makeLive } from "./live.ts"
import type { Beginning } from "./loop.ts"

const run = (story: Effect.Effect<void, never, Scope.Scope>) =>
  Effect.runPromise(Effect.scoped(story).pipe(Effect.provide(TestClock.layer())))

interface Asked {
  readonly words: string
  ended: "no" | "answered" | "interrupted"
}

/** A live asker whose service answers after two seconds and records how each call ended. */
const liveAsker = (beginning: Beginning<object, AskerCommand> = { _tag: "New", start: {} }) =>
  Effect.gen(function* () {
    const asked: Asked[] = []
    const noted: string[] = []
    const bugs: unknown[] = []
    const live = yield* makeLive({
      fold: askerFold,
      beginning,
      onBug: (bug) => void bugs.push(bug),
      services: {
        tell: (command) => Effect.sync(() => void noted.push(command.words)),
        call: (command): Effect.Effect<Json, Json> => {
          const one: Asked = { words: command.words, ended: "no" }
          asked.push(one)
          return Effect.sleep(2000).pipe(
            Effect.as(`answer to ${command.words}`),
            Effect.onExit((exit) =>
              Effect.sync(() => {
                one.ended = Exit.isSuccess(exit) ? "answered" : "interrupted"
              }),
            ),
          )
        },
      },
    })
    return { live, asked, noted, bugs, answer: () => askerView(askerFold.see(live.world())).context.answer }
  })

test("a superseded debounce never asks, and a superseded call is interrupted", () =>
  run(
    Effect.gen(function* () {
      const { live, asked, answer } = yield* liveAsker()
      live.put(say("one"))
      yield* TestClock.adjust(500)
      live.put(say("two"))
      yield* TestClock.adjust(999)
      expect(asked).toEqual([])
      yield* TestClock.adjust(1)
      live.put(say("three"))
      yield* TestClock.adjust(1000)
      expect(asked).toMatchObject([
        { words: "one two", ended: "interrupted" },
        { words: "one two three", ended: "no" },
      ])
      yield* TestClock.adjust(2000)
      expect(answer()).toBe("answer to one two three")
      expect(live.log().records.filter(({ input }) => input.type === "CallEnded")).toHaveLength(1)
    }),
  ))

test("an event takes effect in the same tick, and listeners are notified once", () =>
  run(
    Effect.gen(function* () {
      const { live, noted } = yield* liveAsker()
      let heard = 0
      const stop = live.subscribe(() => heard++)
      live.put(say("one"))
      expect(askerFold.see(live.world())["words"]).toBe("one")
      expect(heard).toBe(1)
      stop()
      live.put(say("two"))
      expect(heard).toBe(1)
      yield* TestClock.adjust(0)
      expect(noted).toEqual(["one", "one two"])
    }),
  ))

test("a world saved with an armed timer and a running call continues where it is restored", () =>
  run(
    Effect.gen(function* () {
      const first = yield* liveAsker()
      first.live.put(say("one"))
      yield* TestClock.adjust(400)
      const armed = structuredClone(first.live.world())
      yield* TestClock.adjust(600)
      const running = structuredClone(first.live.world())

      const second = yield* liveAsker({ _tag: "Resumed", world: armed })
      yield* TestClock.adjust(0)
      expect(second.asked).toMatchObject([{ words: "one" }])
      const third = yield* liveAsker({ _tag: "Resumed", world: running })
      yield* TestClock.adjust(2000)
      expect(second.answer()).toBe("answer to one")
      expect(third.answer()).toBe("answer to one")
      third.live.put(say("two"))
      expect(third.live.log().checkpoint).toEqual(running)
    }),
  ))

test("replaying the log of a live world gives the same world", () =>
  run(
    Effect.gen(function* () {
      const { live } = yield* liveAsker()
      for (const word of ["one", "two", "three"]) {
        live.put(say(word))
        yield* TestClock.adjust(1500)
      }
      yield* TestClock.adjust(5000)
      let world = askerFold.empty
      for (const record of live.log().records) world = askerFold.step(world, record, record.input).world
      expect(digestWorld(world)).toBe(digestWorld(live.world()))
    }),
  ))

test("a crash is recorded and reported, and the next event is handled", () =>
  run(
    Effect.gen(function* () {
      const { live, bugs } = yield* liveAsker()
      live.put({ type: "BugMet" })
      live.put(say("on"))
      expect(bugs).toHaveLength(1)
      expect(live.log().records.map(({ crash }) => crash)).toEqual([undefined, "Error: a bug", undefined])
      expect(askerFold.see(live.world())["words"]).toBe("on")
    }),
  ))

test("one alarm serves all timers: each fires when due, and a cancelled one never", () =>
  run(
    Effect.gen(function* () {
      const fired: (readonly [key: string, at: number])[] = []
      const clock = yield* Clock.Clock
      const context = yield* Effect.context()
      let started = 0
      const start = (effect: Effect.Effect<void>) => {
        started++
        return Effect.runForkWith(context)(effect)
      }
      const alarm = makeAlarm(clock, start, (key) => void fired.push([key, clock.currentTimeMillisUnsafe()]))
      const due = (key: string, at: number) => ({ key, unit: "unit", id: "id", event: null, due: at })
      alarm.follow({ b: due("b@1", 200), a: due("a@1", 100) })
      yield* TestClock.adjust(99)
      expect(fired).toEqual([])
      yield* TestClock.adjust(1)
      expect(fired).toEqual([["a@1", 100]])
      alarm.follow({ b: due("b@1", 200) })
      yield* TestClock.adjust(150)
      expect(fired.slice(1)).toEqual([["b@1", 200]])

      // Re-arming a debounce starts no fiber.
      const before = started
      for (let at = 0; at < 100; at++) alarm.follow({ pause: due(`pause@${at}`, 1300 + at) })
      expect(started).toBe(before + 1)
      yield* TestClock.adjust(1148)
      expect(fired).toHaveLength(2)
      yield* TestClock.adjust(1)
      expect(fired.slice(2)).toEqual([["pause@99", 1399]])

      alarm.follow({ soon: due("soon@1", 1500) })
      alarm.stop()
      yield* TestClock.adjust(1000)
      expect(fired).toHaveLength(3)
    }),
  ))
