import { expect, test } from "vitest"
import { isReportable } from "./isReportable.ts"

test.each([
  ["Script error", false],
  ["Script error.", false],
  [" script error ", false],
  ["Uncaught Script error.", false],
  ["TypeError: x is undefined", true],
  ["Script error in checkout", true],
  ["", true],
])("%j is reported: %s", (message, reported) => expect(isReportable(message)).toBe(reported))
