import { expect, test } from "vitest"
import { describePlayed } from "./describePlayed.ts"
import { runPlay } from "./runPlay.ts"
import { findBroken, runPlays } from "./runPlays.ts"
import { shrinkPlayed } from "./shrinkPlayed.ts"
import { bellPlay, type Plant } from "./toy.fixture.ts"

const runs = { seed: 1, runs: 200, steps: 40 }

const findIn = (plant: Plant) => {
  const play = bellPlay(plant)
  const { played: broken } = findBroken([play], runs)
  if (broken === null) throw new Error(`the planted ${plant} was not found`)
  return { play, broken, small: shrinkPlayed(play, broken) }
}

const types = (small: ReturnType<typeof shrinkPlayed>) =>
  small?.records.map(({ input }) => (input.type === "Happened" ? input.event.type : input.type))

test("a correct toy passes every time", () => {
  const played = runPlays([bellPlay("nothing")], runs)
  expect(played).toMatchObject({ runs: 200, broken: null })
  expect(played.records).toBeGreaterThan(200 * 20)
})

test("the same seed gives the same run, another seed another one", () => {
  const [one, same, other] = [5, 5, 6].map((seed) => runPlay(bellPlay("nothing"), seed).log.records)
  expect(one).toEqual(same)
  expect(one).not.toEqual(other)
})

test("a dead end is found, and shrunk to the two rings and two failures that lead to it", () => {
  const { play, broken, small } = findIn("stuck")
  expect(broken.broken).toMatchObject({ act: "recovery phase", why: expect.stringContaining("stuck: failed") })
  expect(types(small)).toEqual(["Started", "Rung", "CallEnded", "Rung", "CallEnded"])
  const { words = "", log } = describePlayed(play, broken) ?? {}
  expect(log).toEqual(small)
  expect(words).toContain(`seed ${broken.seed} broke at record ${broken.broken?.n} in the recovery phase: stuck`)
  expect(words).toContain('"type":"Rung"')
})

test("a unit that throws is found, and shrunk to the records that make it throw", () => {
  const { broken, small } = findIn("crash")
  expect(broken.broken?.why).toBe("a unit threw: Error: the bell cracked")
  expect(types(small)?.filter((type) => type === "Rung")).toHaveLength(3)
  expect(types(small)?.at(-1)).toBe("Polished")
  expect(types(small)?.filter((type) => type === "Polished")).toHaveLength(1)
})

test("a unit with state outside the world is found by the replay, which names the place", () => {
  const { play, broken } = findIn("chance")
  expect(broken.broken).toMatchObject({ act: "replay", why: "replay differs: units.bell.shine" })
  expect(describePlayed(play, broken)?.words).toContain("its last records:")
})

test("a timer that fires forever is found", () => {
  expect(findIn("restless").broken.broken?.why).toMatch(/^restless: /)
})

test("invariants are checked after every record", () => {
  const { broken, small } = findIn("overrun")
  expect(broken.broken?.why).toMatch(/^rung over: /)
  expect(types(small)).toEqual(["Started", "Rung", "Rung"])
})
