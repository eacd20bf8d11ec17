// What test files get for "vitest" in a mutation run without Vitest's workers: its own `expect`, and tests that are only
// collected.
const { expect } = (await import(process.env["SKORPE_VITEST"] ?? "")) as typeof import("vitest")
export { expect }
export { afterAll, afterEach, beforeAll, beforeEach, describe, test, test as it } from "./collectTests.ts"

/** Nothing is provided. */
export const inject = (): undefined => undefined
