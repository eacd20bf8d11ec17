import { runPlays } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { cases } from "../../core/src/testing/cases.fixture.ts"
import { seedOfRun, shareOf } from "../../core/src/testing/share.fixture.ts"
import { makeShopPlays, steps } from "./shopPlays.ts"

const runs = cases(shareOf(10_000, 60))

test(
  "no life of a customer, however wild, breaks what must hold or leaves anything stuck",
  { timeout: 1_200_000 },
  () => {
    const played = runPlays(makeShopPlays(), { seed: seedOfRun(1), runs, steps })
    expect(played.broken).toBeNull()
    expect(played.runs).toBe(runs)
  },
)
