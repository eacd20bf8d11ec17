import { expect, test } from "vitest"
import { readComponentError } from "./readComponentError.ts"

const errors = ["NETWORK_ERROR", "IMPLEMENTATION_ERROR", "API_ERROR", "ERROR", "SCRIPT_ERROR", "SDK_ERROR"]

test("when the customer closes the component, the step is left, whatever it showed", () => {
  expect(readComponentError("CANCEL", "collect")).toBe("left")
  expect(readComponentError("CANCEL", "act")).toBe("left")
})

test.each(errors)("%s ends an action, and keeps a form open", (name) => {
  expect(readComponentError(name, "act")).toBe("broken")
  expect(readComponentError(name, "collect")).toBeNull()
})
