import { describe, expect, test } from "vitest"
import { isDeep, isInShare, seedOfRun, shareOf } from "../../core/src/testing/share.fixture.ts"
import { slowSenders } from "./contract/slowSenders.ts"
import type { Experiment } from "./experiment.ts"
import { experiments } from "./experiments.ts"

/** Differs from the default seed of `npm run prove`, so that the two see different cases. */
const seed = seedOfRun(20)

const holds = async ({ name, run, inTests }: Experiment): Promise<void> => {
  const asked = { cases: shareOf(inTests), seed }
  const { told, cases, violations } = await run(asked)
  expect(told, `${name}, ${asked.cases} cases, seed ${seed}`).toEqual([])
  expect(violations).toBe(0)
  expect(cases).toBeGreaterThanOrEqual(asked.cases)
}

let turn: Promise<void> = Promise.resolve()

/** In sequence: each has the machine to itself, as in `npm run prove`. */
const inTurn = (experiment: Experiment): Promise<void> => {
  const mine = turn.then(() => holds(experiment))
  turn = mine.catch(() => undefined)
  return mine
}

describe.concurrent("what must always hold", () => {
  for (const [nth, experiment] of experiments.entries()) {
    // Slow senders only wait, for longer than all others take together: only a deep run waits, and beside the others.
    const isSlow = experiment === slowSenders
    test.runIf(isDeep || (!isSlow && isInShare(nth)))(
      experiment.claim,
      () => (isSlow ? holds(experiment) : inTurn(experiment)),
      600_000,
    )
  }
})
