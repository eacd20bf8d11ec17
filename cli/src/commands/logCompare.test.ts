import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { spawnSync } from "node:child_process"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { codeOf, foldOwn, withWrongTotal } from "../../../core/src/replay/foldingFile.fixture.ts"
import { bundled } from "../testing/program.ts"

const recorded = join(import.meta.dirname, "..", "..", "..", "fixtures", "logs", "first-order.no.jsonl")
const folder = mkdtempSync(join(tmpdir(), "skorpe-compare-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const compare = (name: string, code: string, ...flags: readonly string[]) => {
  const file = join(folder, name)
  writeFileSync(file, code)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [bundled, "log", "compare", recorded, "--with", file, ...flags],
    { encoding: "utf8", env: { ...process.env, NO_COLOR: "1" } },
  )
  return { status, stdout, stderr }
}

const own = foldOwn(readFileSync(recorded, "utf8"))

describe("a log on two versions of the code", () => {
  test("the same code leads to the same worlds: exit 0", () => {
    const { status, stdout, stderr } = compare("same.mjs", codeOf("same", own))
    expect(stderr).toMatch(/^\d+ records, the same worlds and views with the code of same\.\n$/)
    expect([status, stdout]).toEqual([0, ""])
  })

  test("a difference is reported with its record, its unit and both values: exit 1", () => {
    const code = codeOf("wrong", withWrongTotal(own))
    const { status, stdout, stderr } = compare("wrong.mjs", code)
    expect(stderr).toMatch(/^After record \d+ the code of wrong leads to another world: cart\.\n$/)
    expect(stdout).toMatch(
      /^ +\d+ {2}\S+Z {2}ProductAdded .*\n- wrong\n\+ this code\n {2}cart\.totalPrice\n {2}- 1\n {2}\+ \d+\n$/,
    )
    expect(status).toBe(1)
    expect(JSON.parse(compare("wrong.mjs", code, "--json").stdout)).toMatchObject({
      verdict: "differs",
      name: "wrong",
      units: ["cart"],
      values: [{ path: ["cart", "totalPrice"], before: 1 }],
    })
  })

  test("code that reads different records is reported with the position: exit 1", () => {
    const { status, stderr } = compare("shorter.mjs", codeOf("shorter", own.slice(0, 5)))
    expect(stderr).toBe("The code of shorter leads to the same worlds for 5 records, and reads others then.\n")
    expect(status).toBe(1)
  })
})

describe("what cannot be compared: exit 2 with the reason", () => {
  const version = 'export const version = 1, name = "older"\n'

  test.each([
    ["letter.mjs", "This is a letter.", /letter\.mjs: .+\.\n$/],
    ["other.mjs", "export const a = 1", /: it is not a folding of this project\.\n$/],
    [
      "later.mjs",
      'export const version = 9, name = "later", fold = () => 1',
      /version 9; this program reads version 1/,
    ],
    ["throws.mjs", `${version}export const fold = () => { throw new Error("too old") }`, /: too old\.\n$/],
    [
      "refuses.mjs",
      `${version}export const fold = () => ({ _tag: "Unreadable", line: 7, why: "unknown event" })`,
      /^The code of older cannot read \S+, line 7: unknown event\.\n$/,
    ],
  ])("%s", (name, code, why) => {
    const { status, stdout, stderr } = compare(name, code)
    expect(stderr).toMatch(why)
    expect([status, stdout]).toEqual([2, ""])
  })
})
