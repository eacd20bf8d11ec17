import * as fc from "fast-check"
import { expect, test } from "vitest"
import { type AskerCommand, type AskerEvent, askerFold, say } from "./asker.fixture.ts"
import { digestWorld } from "./digest.ts"
import { makeRecorder } from "./log.ts"
import { bytesOf } from "./bytes.ts"
import type { World } from "./world.ts"

/** Records of these sizes, one word each. */
const record = (sizes: readonly number[], bounds: { records: number; bytes: number }) => {
  const recorder = makeRecorder<object, AskerEvent, AskerCommand>(null, bounds)
  let world: World<AskerCommand> = askerFold.empty
  let [longest, largest, most] = [0, 0, 0]
  for (const [n, size] of sizes.entries()) {
    const input =
      n === 0
        ? ({ type: "Started", start: {} } as const)
        : ({ type: "Happened", event: say("x".repeat(size)) } as const)
    world = askerFold.step(world, { n, t: n }, input).world
    recorder.append({ n, t: n, input }, world)
    const { records } = recorder.log()
    longest = Math.max(longest, records.length)
    largest = Math.max(largest, bytesOf(input))
    most = Math.max(
      most,
      records.reduce((sum, kept) => sum + bytesOf(kept.input), 0),
    )
  }
  return { log: recorder.log(), world, longest, largest, most }
}

test("the log stays bounded for any number and size of records, and leads to the current world", () => {
  const sizes = fc.array(fc.oneof(fc.nat(40), fc.nat(400), fc.nat(6000)), { minLength: 1, maxLength: 300 })
  const bounds = fc.record({ records: fc.integer({ min: 1, max: 100 }), bytes: fc.integer({ min: 1, max: 40_000 }) })
  fc.assert(
    fc.property(sizes, bounds, (all, most) => {
      const kept = record(all, most)
      expect(kept.longest).toBeLessThanOrEqual(most.records)
      expect(kept.most).toBeLessThanOrEqual(Math.max(most.bytes, kept.largest))
      expect(kept.log.records.length).toBeGreaterThan(0)
      let world: World<AskerCommand> = kept.log.checkpoint ?? askerFold.empty
      for (const { n, t, input } of kept.log.records) {
        expect(n).toBe(world.n + 1)
        world = askerFold.step(world, { n, t }, input).world
      }
      expect(digestWorld(world)).toBe(digestWorld(kept.world))
    }),
    { numRuns: 300 },
  )
})

test("a full recorder drops only its oldest records, and keeps most of its capacity in use", () => {
  const { log } = record(
    Array.from({ length: 1000 }, () => 1),
    { records: 80, bytes: 1e9 },
  )
  expect(log.records.length).toBeGreaterThanOrEqual(70)
})

test("a value's estimated bytes count its characters, values and fields", () => {
  const sizes = ["ab", 1, null, [], [1, "a"], {}, { a: 1, b: { c: "" } }].map(bytesOf)
  expect(sizes).toEqual([12, 8, 8, 24, 42, 24, 88])
})

test("a value's estimated bytes bound its written length, apart from punctuation and escapes", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const written = JSON.stringify(value)
      const escapes = written.match(/\\u?/g)?.length ?? 0
      return bytesOf(value) + 6 * escapes + 24 >= written.length / 2
    }),
  )
})
