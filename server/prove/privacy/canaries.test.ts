import { expect, test } from "vitest"
import { foundIn, makeCanaries } from "./canaries.ts"

const canaries = makeCanaries(7)
const name = canaries.text("order 1: lastName")
const phone = canaries.phone("order 1: phone")

const plantedIn = (text: string): readonly string[] => foundIn(text, canaries.all()).map(({ planted }) => planted)

test("a text without personal data holds no canary", () => {
  expect(plantedIn("order 1 was placed at 12:00")).toEqual([])
})

test.each([
  ["as it was typed", `order of ${name}`, "order 1: lastName"],
  ["in capitals", `ORDER OF ${name.toUpperCase()}`, "order 1: lastName"],
  ["in PostgreSQL's hex", `\\x${Buffer.from(name).toString("hex")}`, "order 1: lastName"],
  ["without its country code", phone.replace("+47", ""), "order 1: phone"],
])("a leaked canary is found %s", (_how, text, planted) => {
  expect(plantedIn(text)).toEqual([planted])
})
