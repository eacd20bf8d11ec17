import { expect, test } from "vitest"
import { askerFold, askerView, say } from "./asker.fixture.ts"
import { digestWorld } from "./digest.ts"
import { makeFold, type Overhear } from "./fold.ts"
import type { Input } from "./input.ts"
import type { Tagged } from "./json.ts"
import { setStage } from "./stage.fixture.ts"
import type { Unit } from "./unit.ts"

const stageAt = (time?: number) => setStage(askerFold, {}, time)

test("each event restarts the debounce: only the last one leads to a question", () => {
  const stage = stageAt()
  stage.put(say("one"))
  stage.wait(999)
  stage.put(say("two"))
  expect(Object.keys(stage.world().timers)).toHaveLength(1)
  stage.wait(999)
  expect(stage.running()).toEqual([])
  stage.wait(1)
  expect(stage.running()).toEqual([{ type: "Ask", words: "one two" }])
})

test("a superseded question is cancelled; its late answer changes nothing and is not recorded", () => {
  const stage = stageAt()
  stage.put(say("one"))
  stage.wait(1000)
  const key = stage.keyOf("Ask")
  stage.put(say("two"))
  expect(stage.running()).toEqual([])
  const before = stage.world()
  expect(stage.bring({ type: "CallEnded", key, exit: { _tag: "Done", value: "late" } })).toBe(false)
  expect(stage.bring({ type: "TimerFired", key: "toString" })).toBe(false)
  expect(stage.world()).toBe(before)
})

test("a unit gets time and ids only from the record's time and number", () => {
  const stage = stageAt(5_000)
  stage.put(say("one"))
  stage.wait(1000)
  expect(askerView(askerFold.see(stage.world())).context.askedAt).toBe(6_000)
  expect(stage.keyOf("Ask")).toBe("asker.ask@2")
})

test("a crash in a unit leaves the world as it was, is reported, and does not stop the loop", () => {
  const stage = stageAt()
  stage.put(say("one"))
  const before = stage.world()
  const { world, crash } = askerFold.step(
    before,
    { n: 9, t: before.t },
    { type: "Happened", event: { type: "BugMet" } },
  )
  expect(crash).toBeInstanceOf(Error)
  expect(world.units).toBe(before.units)
  expect(world.n).toBe(9)
})

test("the same records give the same worlds at every step", () => {
  const stage = stageAt()
  stage.put(say("one"))
  stage.wait(1000)
  stage.put(say("two"))
  stage.wait(1000)
  stage.answer("Ask", "fine")
  let world = askerFold.empty
  for (const [index, record] of stage.records().entries()) {
    world = askerFold.step(world, record, record.input).world
    expect(digestWorld(world)).toBe(digestWorld(stage.worlds()[index] ?? world))
  }
})

test("a world restored from JSON mid-flight continues exactly like the original", () => {
  for (const halt of [1, 2, 3, 4]) {
    const stage = stageAt()
    stage.put(say("one"))
    stage.wait(1000)
    stage.put(say("two"))
    stage.wait(1000)
    stage.answer("Ask", "fine")
    let world = JSON.parse(JSON.stringify(stage.worlds()[halt])) as typeof askerFold.empty
    for (const record of stage.records().slice(halt + 1)) {
      expect(askerFold.concerns(world, record.input)).toBe(true)
      world = askerFold.step(world, record, record.input).world
    }
    expect(digestWorld(world)).toBe(digestWorld(stage.world()))
  }
})

test("a world starts once, and accepts an answer or a timer only while it waits for it", () => {
  const stage = stageAt()
  expect(askerFold.concerns(askerFold.empty, { type: "Started", start: {} })).toBe(true)
  expect(stage.bring({ type: "Started", start: {} })).toBe(false)
  stage.put(say("one"))
  const [pause] = Object.values(stage.world().timers)
  expect(stage.bring({ type: "CallNews", key: pause?.key ?? "", news: null })).toBe(false)
  stage.wait(1000)
  expect(stage.bring({ type: "TimerFired", key: pause?.key ?? "" })).toBe(false)
  expect(stage.bring({ type: "CallNews", key: stage.keyOf("Ask"), news: null })).toBe(true)
  expect(stage.running()).toHaveLength(1)
})

/** A unit that asks and waits, and fails at every reply. */
const clumsy: Unit<null, { readonly heard: readonly string[] }, Tagged, Tagged, readonly string[], object> = {
  name: "clumsy",
  listens: new Set(["Overheard"]),
  init: (_, out) => {
    out.call("question", { type: "Ask" })
    out.arm("pause", 10, { type: "Rung" })
    return { heard: [] }
  },
  step: ({ heard }, { type }) => ({ heard: [...heard, type] }),
  reply: ({ heard }, reply) => {
    if (reply.type !== "CallDone") throw new Error("a bug")
    return { heard: [...heard, reply.type] }
  },
  view: ({ heard }) => heard,
}

test("a crash while handling a call's end or a timer still ends it; while handling a message, the call continues", () => {
  const fold = makeFold<null, Tagged, Tagged>([clumsy])
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: null })
  const at = { n: 1, t: 1 }
  const left = (input: Input<null, Tagged>) => {
    const { world: after, crash, tells } = fold.step(world, at, input)
    expect([String(crash), tells]).toEqual(["Error: a bug", []])
    return [after.n, after.t, ...Object.keys(after.calls), ...Object.keys(after.timers)]
  }
  const key = "clumsy.question@0"
  expect(left({ type: "CallEnded", key, exit: { _tag: "Failed", error: "no" } })).toEqual([1, 1, "clumsy.pause"])
  expect(left({ type: "TimerFired", key: "clumsy.pause@0" })).toEqual([1, 1, "clumsy.question"])
  expect(left({ type: "CallNews", key, news: "still at it" })).toEqual([1, 1, "clumsy.question", "clumsy.pause"])
})

test("all units can be informed of a call's end, after its caller", () => {
  const overhear: Overhear<Tagged, Tagged> = ({ command }, exit) =>
    command.type === "Ask" && exit._tag === "Done" && exit.value === "yes" ? { type: "Overheard" } : undefined
  const fold = makeFold<null, Tagged, Tagged>([clumsy], overhear)
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: null })
  const heard = (value: string) => {
    const end = { type: "CallEnded", key: "clumsy.question@0", exit: { _tag: "Done", value } } as const
    return fold.see(fold.step(world, { n: 1, t: 1 }, end).world)["clumsy"]
  }
  expect(heard("yes")).toEqual(["CallDone", "Overheard"])
  expect(heard("no")).toEqual(["CallDone"])
})
