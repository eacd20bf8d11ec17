import { expect, test } from "vitest"
import type { Heard } from "../harness/post.ts"
import { judgeMeanwhile, judgeTries, type Standing, type Tries, verdictOf } from "./judgeTries.ts"

const [right, wrong] = ["123456", "000000"]
const fresh: Standing = { text: right, tries: 0, isSpent: false }
const spent: Standing = { ...fresh, isSpent: true }
const triedOut: Standing = { ...fresh, tries: 5 }
const wrongs = (count: number) => Array.from({ length: count }, () => wrong)
const bads = (count: number) => Array.from({ length: count }, () => "bad" as const)

const answered = (status: number, code?: number): Heard => ({
  status,
  text: code === undefined ? "{}" : JSON.stringify({ errors: [{ code, message: "no" }] }),
})

test.each<readonly [string, Tries]>([
  ["the correct code is accepted", { before: fresh, codes: [right], verdicts: ["good"], atOnce: false }],
  ["one of several clients gets in", { before: fresh, codes: [right, right], verdicts: ["bad", "good"], atOnce: true }],
  [
    "the fifth try is the correct one",
    { before: fresh, codes: [...wrongs(4), right], verdicts: [...bads(4), "good"], atOnce: false },
  ],
  ["the sixth try is refused", { before: fresh, codes: [...wrongs(5), right], verdicts: bads(6), atOnce: false }],
  [
    "the correct one comes too late among many at once",
    { before: fresh, codes: [...wrongs(5), right], verdicts: bads(6), atOnce: true },
  ],
  [
    "the correct one comes early among many at once",
    { before: fresh, codes: [...wrongs(5), right], verdicts: [...bads(5), "good"], atOnce: true },
  ],
  ["a used code is refused", { before: spent, codes: [right], verdicts: ["bad"], atOnce: false }],
  ["nothing was sent", { before: null, codes: [wrong], verdicts: ["bad"], atOnce: false }],
])("it is sound that %s", (_name, tries) => {
  expect(judgeTries(tries)).toEqual([])
})

const wrongCode = "a wrong or an old code was accepted"
const twice = "a code was accepted twice"
const dead = "a code was accepted that was used, or tried too often"
const sixth = "more than five tries were compared"

test.each<readonly [string, Tries, readonly string[]]>([
  ["a wrong code that is accepted", { before: fresh, codes: [wrong], verdicts: ["good"], atOnce: false }, [wrongCode]],
  [
    "a code that lets two in",
    { before: fresh, codes: [right, right], verdicts: ["good", "good"], atOnce: true },
    [twice],
  ],
  ["a used code that works again", { before: spent, codes: [right], verdicts: ["good"], atOnce: false }, [dead, sixth]],
  [
    "a code that works after five tries",
    { before: triedOut, codes: [right], verdicts: ["good"], atOnce: false },
    [dead, sixth],
  ],
  [
    "a sixth try in turn that is compared",
    { before: fresh, codes: [...wrongs(5), right], verdicts: [...bads(5), "good"], atOnce: false },
    [sixth],
  ],
  [
    "a second try that is the sixth of its code",
    { before: { ...fresh, tries: 4 }, codes: [wrong, right], verdicts: ["bad", "good"], atOnce: false },
    [sixth],
  ],
  [
    "a correct code that is refused",
    { before: fresh, codes: [right], verdicts: ["bad"], atOnce: false },
    ["the correct code was refused"],
  ],
  [
    "a correct fifth one that is refused among others at once",
    { before: fresh, codes: [...wrongs(4), right], verdicts: bads(5), atOnce: true },
    ["the correct code was refused"],
  ],
  [
    "a code accepted although none was sent",
    { before: null, codes: [wrong], verdicts: ["good"], atOnce: false },
    [wrongCode, dead],
  ],
  [
    "an answer that is neither",
    { before: fresh, codes: [wrong], verdicts: ["odd: 500 "], atOnce: false },
    ["odd: 500 "],
  ],
])("%s is a fault", (_name, tries, faults) => {
  expect(judgeTries(tries)).toEqual(faults)
})

test("while a new code is sent, the previous one lets at most one in", () => {
  expect(judgeMeanwhile(fresh, bads(3))).toEqual([])
  expect(judgeMeanwhile(fresh, ["good", "bad", "bad"])).toEqual([])
  expect(judgeMeanwhile(fresh, ["good", "good", "bad"])).toEqual([twice])
})

test.each([
  ["that was used", spent],
  ["that was tried out", triedOut],
  ["that was never sent", null],
])("while a new code is sent, one %s lets nobody in", (_name, before) => {
  expect(judgeMeanwhile(before, bads(3))).toEqual([])
  expect(judgeMeanwhile(before, ["bad", "good", "bad"])).toEqual(["a dead code was accepted"])
})

test.each<readonly [string, boolean, Heard | null, string]>([
  ["a login without an account", true, answered(404, 3009), "good"],
  ["a refused login", true, answered(400, 4038), "bad"],
  ["a login of nobody", true, answered(200), "odd: 200 "],
  ["a login with the refusal of a number", true, answered(401, 4038), "odd: 401 4038"],
  ["a proven number", false, answered(204), "good"],
  ["a refused number", false, answered(401, 4038), "bad"],
  ["a number that has no account", false, answered(404, 3009), "odd: 404 3009"],
  ["a server error", false, answered(500, 1002), "odd: 500 1002"],
  ["silence", true, null, "odd: undefined "],
])("the answer of %s is read", (_name, isLogin, heard, verdict) => {
  expect(verdictOf(isLogin, heard)).toBe(verdict)
})
