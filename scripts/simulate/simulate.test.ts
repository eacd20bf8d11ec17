import { runPlays } from "@skorpe/core/simulation"
import { expect, test } from "vitest"
import { makeShopPlays, steps } from "./shopPlays.ts"

const runs = 10_000 * Number(process.env["SKORPE_CASES"] ?? 1)

test(
  "no life of a customer, however wild, breaks what must hold or leaves anything stuck",
  { timeout: 600_000 },
  () => {
    const played = runPlays(makeShopPlays(), { seed: 1, runs, steps })
    expect(played.broken).toBeNull()
    expect(played.runs).toBe(runs)
  },
)
