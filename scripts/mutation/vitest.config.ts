import { defineConfig } from "vitest/config"

// Only the tests of the rules that are mutated: they are many, small and fast. The oracles that ask everything at all
// its moments take minutes: they are left out, what they prove is proven by examples too. So are those that let the
// kernel and XState do the same: whatever a rule becomes, both do it.
export default defineConfig({
  test: {
    include: (process.env["SKORPE_MUTATED"] ?? "").split(","),
    exclude: [
      "core/src/timing/clockChanges.test.ts",
      "core/src/phone/rules/readPhone.oracle.test.ts",
      "core/src/shop/charts.test.ts",
      "core/src/shop/ledgers.test.ts",
    ],
    testTimeout: 120_000,
    setupFiles: ["scripts/mutation/seed.ts"],
    env: { SKORPE_CASES: "0.01" },
    bail: 1,
  },
})
