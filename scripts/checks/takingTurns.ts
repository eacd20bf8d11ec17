import { globSync } from "node:fs"
import { root } from "../build/once.ts"

/** The tests that run on the server's PostgreSQL, as patterns from the root. */
export const serverTests: readonly string[] = [
  "server/{src,prove,standIn}/**/*.test.ts",
  "cli/src/**/*.test.ts",
  // The simulation plays against the server.
  "scripts/simulate/server/**/*.test.ts",
]

/** The tests of rules, stories and tools, which run in Node alone, as patterns from the root. */
export const coreTests: readonly string[] = [
  "core/src/**/*.test.ts",
  "fixtures/**/*.test.ts",
  "web/{src,vite}/**/*.test.ts",
  "scripts/**/*.test.ts",
]

/** Files to exclude from those patterns. */
export const notCoreTests: readonly string[] = [
  "**/*.journey.test.ts",
  "**/node_modules/**",
  "scripts/simulate/server/**",
]

/** A file that takes turns runs once in so many days. */
const days = 6

/** They wait in real time, hash passwords, fill tables, race, or run the command line at length. */
const slowOfServer: readonly string[] = [
  ...[
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
  ].map((name) => `server/src/${name}.test.ts`),
  "cli/src/commands/log.test.ts",
  "cli/src/commands/logCompare.test.ts",
  "server/standIn/standIn.test.ts",
  "cli/src/commands/order.test.ts",
  "cli/src/script/traces.test.ts",
  "cli/src/commands/rule.test.ts",
]

/** They test the developers' own tools, or spoil logs and devices at random. */
const slowOfCore: readonly string[] = [
  "scripts/simulate/plants.test.ts",
  "scripts/folding/folding.test.ts",
  "core/src/replay/hostile.test.ts",
  "core/src/services/corruptDevice.test.ts",
  "scripts/simulate/writePlayed.test.ts",
  "scripts/checks/runCheck.test.ts",
]

/** Slow test files for code that seldom changes. Each runs one day in six, and in every deep run. */
export const takingTurns: readonly string[] = [...slowOfServer, ...slowOfCore]

/** A day's tests in Node, as paths from the root. */
export interface NodeSample {
  readonly server: readonly string[]
  readonly core: readonly string[]
}

/** The tests in Node of a daily run with this seed. */
export const sampleNodeTests = (seed: number): NodeSample => {
  const resting = new Set(takingTurns.filter((_, nth) => (nth + seed) % days !== 0))
  const find = (patterns: readonly string[], exclude: readonly string[] = []): readonly string[] =>
    globSync([...patterns], { cwd: root, exclude })
      .filter((file) => !resting.has(file))
      .toSorted()
  return { server: find(serverTests), core: find(coreTests, notCoreTests) }
}
