import { expect, test } from "vitest"
import type { CartItem } from "../model.ts"
import { newLineId } from "./newLineId.ts"

const items = (...ids: string[]) => ids.map((id) => ({ id }) as CartItem)

test("a line's id is its record's number, with a suffix when a restored line already has it", () => {
  expect(newLineId([], 7)).toBe("l7")
  expect(newLineId(items("l6", "l7"), 7)).toBe("l7.1")
  expect(newLineId(items("l7", "l7.1", "l7.2"), 7)).toBe("l7.3")
})
