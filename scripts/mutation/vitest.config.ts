import { defineConfig } from "vitest/config"

// Only the tests of the rules that are mutated: they are many, small and fast.
export default defineConfig({
  test: {
    include: (process.env["SKORPE_MUTATED"] ?? "").split(","),
    env: { SKORPE_CASES: "0.02" },
    bail: 1,
  },
})
