import { expect, test } from "vitest"
import { readComponentError } from "./readComponentError.ts"

const errors = ["NETWORK_ERROR", "IMPLEMENTATION_ERROR", "API_ERROR", "ERROR", "SCRIPT_ERROR", "SDK_ERROR"]

test("what the customer closes is left, whatever the component showed", () => {
  expect(readComponentError("CANCEL", "collect")).toBe("left")
  expect(readComponentError("CANCEL", "act")).toBe("left")
})

test.each(errors)("%s ends what was shown for an answer, and leaves a form where it stands", (name) => {
  expect(readComponentError(name, "act")).toBe("broken")
  expect(readComponentError(name, "collect")).toBeNull()
})
