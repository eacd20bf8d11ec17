import { defineConfig } from "vitest/config"

// Only the unit tests of mutated rules, which are many, small and fast. Exhaustive oracles are left out: they take
// minutes, and examples cover the same. A test that changes the process's time zone is left out: the zone of Stryker's
// worker threads does not change. Comparisons of the kernel with XState are left out too: a mutated rule changes both
// sides alike.
export default defineConfig({
  test: {
    include: JSON.parse(process.env["SKORPE_MUTATED"] ?? "[]") as string[],
    exclude: [
      "core/src/domain/timing/clockChanges.test.ts",
      "core/src/domain/timing/processZone.test.ts",
      "core/src/domain/phone/rules/readPhone.oracle.test.ts",
      "core/src/shop/charts.test.ts",
    ],
    testTimeout: 120_000,
    setupFiles: ["scripts/mutation/seed.ts"],
    env: { SKORPE_CASES: "0.01" },
    bail: 1,
  },
})
