import { describe, expect, test } from "vitest"
import { slowSenders } from "./contract/slowSenders.ts"
import type { Experiment } from "./experiment.ts"
import { experiments } from "./experiments.ts"

/** A seed that `npm run prove` does not take by itself: each of the two sees other cases. */
const seed = 20

const holds = async ({ run, inTests }: Experiment): Promise<void> => {
  const { told, cases, violations } = await run({ cases: inTests, seed })
  expect(told).toEqual([])
  expect(violations).toBe(0)
  expect(cases).toBeGreaterThanOrEqual(inTests)
}

let turn: Promise<void> = Promise.resolve()

/** One after another: each has the machine for itself, as `npm run prove` gives it. */
const inTurn = (experiment: Experiment): Promise<void> => {
  const mine = turn.then(() => holds(experiment))
  turn = mine.catch(() => undefined)
  return mine
}

describe.concurrent("what must always hold", () => {
  for (const experiment of experiments) {
    // Slow senders only wait: they wait beside the others.
    const run = () => (experiment === slowSenders ? holds(experiment) : inTurn(experiment))
    test(experiment.claim, run, 600_000)
  }
})
