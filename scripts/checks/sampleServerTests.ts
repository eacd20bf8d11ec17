import { globSync } from "node:fs"
import { root } from "../build/once.ts"

/** The tests that run on the server's PostgreSQL, as patterns from the root. */
export const serverTests: readonly string[] = [
  "server/{src,prove,standIn}/**/*.test.ts",
  "cli/src/**/*.test.ts",
  // The simulation plays against the server.
  "scripts/simulate/server/**/*.test.ts",
]

/** A file that takes turns runs once in so many days. */
const days = 6

/**
 * The server's slow files about what seldom changes: they wait in real time, hash passwords, fill tables, or race. Each
 * runs one day in six, and in every deep run.
 */
export const takingTurns: readonly string[] = [
  "accounts/password.story",
  "kitchen/kitchenStream",
  "database/embedded",
  "kitchen/list",
  "reports/reports.story",
  "botCheck/botCheck",
  "watching/watching.story",
  "messages/messages",
  "kitchen/storeMarks",
  "http/admission",
  "discounts/couponRaces",
  "organisations/hostile",
  "payments/anyOrder",
  "accounts/deletionRaces",
  "orders/budget",
  "database/databaseAway",
  "orders/unpaidLimits",
  "accounts/badInput",
].map((name) => `server/src/${name}.test.ts`)

/** The server's tests of a daily run with this seed. */
export const sampleServerTests = (seed: number): readonly string[] => {
  const resting = new Set(takingTurns.filter((_, nth) => (nth + seed) % days !== 0))
  return globSync([...serverTests], { cwd: root })
    .filter((file) => !resting.has(file))
    .toSorted()
}
