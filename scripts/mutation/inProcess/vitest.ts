// What test files get for "vitest" in a mutation run without Vitest's workers: its own `expect`, and tests that are only
// collected.
const { expect } = (await import(process.env["SKORPE_VITEST"] ?? "")) as typeof import("vitest")
export { expect }
export { describe, test } from "./collectTests.ts"

/** Nothing is provided. */
export const inject = (): undefined => undefined
