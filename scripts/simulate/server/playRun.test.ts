import { afterAll, beforeAll, expect, test } from "vitest"
import { isDeep } from "../../../core/src/testing/share.fixture.ts"
import { openStage, type Stage } from "./openStage.ts"
import { type PlantName, plants } from "./plants.fixture.ts"
import { playRun, type RunPlayed } from "./playRun.ts"
import { preload } from "./preload.ts"

const whole = new Set<string>()
let stage: Stage

beforeAll(async () => {
  if (!isDeep) return
  await preload()
  stage = await openStage("no")
})
afterAll(() => (isDeep ? stage.close() : undefined))

test.runIf(isDeep)(
  "whatever happens between customers and the server, no order, price or money goes astray",
  async () => {
    for (let seed = 9; seed <= 12; seed++) {
      const { wrong } = await playRun(stage, { seed, leftOut: whole })
      expect(wrong, `seed ${seed}`).toEqual([])
    }
  },
)

test.runIf(isDeep)("the same seed is the same run", async () => {
  const play = async () => (await playRun(stage, { seed: 7, leftOut: whole })).hash
  expect(await play()).toBe(await play())
})

const firstBroken = async (plant: PlantName, first: number): Promise<RunPlayed | null> => {
  for (let seed = first; seed < first + 10; seed++) {
    const played = await playRun({ ...stage, plant: plants[plant] }, { seed, leftOut: whole })
    if (played.wrong.length > 0) return played
  }
  return null
}

test.runIf(isDeep)("an order that is placed twice because it is sent twice is found", async () => {
  const played = await firstBroken("takes an order that is sent again for another order", 8)
  expect(played?.wrong.join()).toMatch(/doubled:/)
})

test.runIf(isDeep)("a payment that leads to no order is found", async () => {
  const played = await firstBroken("acknowledges that an order is paid, and forgets it", 1)
  expect(played?.wrong.join()).toMatch(/the books:/)
})
