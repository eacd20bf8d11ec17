import { afterAll, beforeAll, expect, test } from "vitest"
import { isDeep } from "../../../core/src/testing/share.fixture.ts"
import { openStage, type Stage } from "./openStage.ts"
import { type PlantName, withFault } from "./plants.fixture.ts"
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
    // The logs of the last one are folded again.
    for (let seed = 5; seed <= 8; seed++) {
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
  for (let seed = first; seed < first + 40; seed++) {
    const played = await playRun(withFault(stage, plant), { seed, leftOut: whole })
    if (played.wrong.length > 0) return played
  }
  return null
}

test.runIf(isDeep).each([
  [
    "an order that is placed twice because it is sent twice",
    "takes an order that is sent again for another order",
    5,
    /doubled:/,
  ],
  ["a payment that leads to no order", "acknowledges that an order is paid, and forgets it", 5, /the books:/],
  ["another customer's profile", "answers with the profile that was asked for last", 10, /another's data:/],
  ["money that is not taken", "takes a krone less than an order costs", 5, /the books:/],
  ["a budget that shrinks", "counts more on account than orders cost", 10, /budget:/],
  ["an order on account that claims no budget", "forgets what an order claims of a budget", 10, /claims nothing/],
  ["a code that counts no use", "forgets what an order claims of a code", 5, /coupons:/],
  ["a pizza that another tab writes over", "stores a cart over that of another tab", 2, /food is lost:/],
  ["points without a reason", "keeps no ledger of points", 2, /points:/],
  [
    "an order that nobody pays and nobody is told of",
    "acknowledges that a payment is withdrawn, and forgets it",
    2,
    /withdrawn:/,
  ],
  ["food that is ordered and is not there", "sells what is sold out", 2, /stock:/],
  ["food that is refused although it is back by then", "judges what is sold out by the hour of ordering", 43, /stock:/],
  ["a code that nobody can use again", "keeps the code of an order that is called off", 15, /coupons:/],
  [
    "money that is reserved for nothing",
    "keeps back the money of an order that is paid at the hand-over",
    2,
    /the bank holds/,
  ],
] as const)("%s is found", async (_, plant, first, told) => {
  const played = await firstBroken(plant, first)
  expect(played?.wrong.join()).toMatch(told)
})
