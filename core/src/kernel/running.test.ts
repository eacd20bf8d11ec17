import { expect, test } from "vitest"
import { nameOfKey, runningBy } from "./running.ts"

const all = { "validation.pause": { key: "validation.pause@17" } }

test("a key identifies one run, not an earlier or later run of the same name", () => {
  expect(runningBy(all, "validation.pause@17")).toBe(all["validation.pause"])
  for (const key of ["validation.pause@1", "validation.pause@18", "validation.pause@17 ", "validation.pause", "@17"]) {
    expect(runningBy(all, key), key).toBeUndefined()
  }
})

test("an inherited property of objects is not a name", () => {
  for (const key of ["toString@1", "__proto__@1", "constructor@17", "@", ""]) {
    expect(runningBy(all, key), key).toBeUndefined()
  }
})

test("a name may contain the separator", () => {
  expect([nameOfKey("a@b@3"), nameOfKey("none"), nameOfKey("@3")]).toEqual(["a@b", "", ""])
})
