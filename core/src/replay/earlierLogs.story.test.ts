import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { endsWith, readEarlier, type Reading } from "./earlierLog.fixture.ts"

type Expected = Reading & {
  /** Why the log no longer replays to the same worlds. */
  readonly why?: string
  /** What the customer sees after the last record, whatever else has changed. */
  readonly ends?: string
}

const folder = new URL("../../../fixtures/logs/earlier/", import.meta.url)
const textOf = (name: string): string => readFileSync(new URL(name, folder), "utf8")
const expected = JSON.parse(textOf("expected.json")) as Readonly<Record<string, Expected>>

const advice = `An earlier log is read in another way than fixtures/logs/earlier/expected.json says. If an event has
changed, write an upcast (core/src/replay/upcasts.ts). If its units have changed on purpose, or no upcast is possible,
write there what is read now and why. Never record the log anew.`

test("the table says for each earlier log how it is read, and why it differs if it does", () => {
  const logs = readdirSync(folder).filter((name) => name.endsWith(".jsonl"))
  expect(Object.keys(expected).toSorted()).toEqual(logs.toSorted())
  for (const [name, { verdict, why }] of Object.entries(expected)) {
    expect(why === undefined, `${name}: a reason is given exactly where it is not the same`).toBe(verdict === "same")
  }
})

describe.each(Object.entries(expected))("%s", (name, { why: _, ends, ...reading }) => {
  test("is read as listed in the table", () => {
    expect(readEarlier(textOf(name)), advice).toEqual(reading)
  })

  test.runIf(ends !== undefined)("ends with what its customer saw", () => {
    expect(endsWith(textOf(name), ends ?? ""), `${ends}\n${advice}`).toBe(true)
  })
})
