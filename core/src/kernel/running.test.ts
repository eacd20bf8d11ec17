import { expect, test } from "vitest"
import { nameOfKey, runningBy } from "./running.ts"

const all = { "validation.pause": { key: "validation.pause@17" } }

test("a key names what runs, and not what ran under the same name before or will", () => {
  expect(runningBy(all, "validation.pause@17")).toBe(all["validation.pause"])
  for (const key of ["validation.pause@1", "validation.pause@18", "validation.pause@17 ", "validation.pause", "@17"]) {
    expect(runningBy(all, key), key).toBeUndefined()
  }
})

test("what every object has is no name of anything", () => {
  for (const key of ["toString@1", "__proto__@1", "constructor@17", "@", ""]) {
    expect(runningBy(all, key), key).toBeUndefined()
  }
})

test("a name may hold the sign that ends it", () => {
  expect([nameOfKey("a@b@3"), nameOfKey("none"), nameOfKey("@3")]).toEqual(["a@b", "", ""])
})
