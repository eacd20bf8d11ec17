import { expect, test } from "vitest"
import { askerFold, askerView, say } from "./asker.fixture.ts"
import { digestWorld } from "./digest.ts"
import { setStage } from "./stage.fixture.ts"

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

test("a unit knows time and identity only from the record's time and number", () => {
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
