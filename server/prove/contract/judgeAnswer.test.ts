import { expect, test } from "vitest"
import type { RawOutcome } from "../harness/sendRaw.ts"
import { faultOf } from "./judgeAnswer.ts"

const answered = (status: number, body: string, type = "application/json"): RawOutcome => ({
  _tag: "Answered",
  answer: { status, type, body },
  millis: 1,
})

const refusal = JSON.stringify({ errors: [{ code: 1001, message: "The request is invalid." }] })

test("a refusal of our shape is no fault", () => {
  expect(faultOf("POST", answered(400, refusal))).toBeNull()
  expect(faultOf("POST", answered(200, ""))).toBeNull()
})

test.each<readonly [string, RawOutcome, RegExp]>([
  ["a server error", answered(500, refusal), /^500/],
  ["a stack trace", answered(400, refusal.replace("invalid", "at run (/app/orders.ts:12")), /leaks its internals/],
  ["a query", answered(400, refusal.replace("invalid", "SELECT id FROM orders")), /leaks its internals/],
  ["a page of HTML", answered(404, "<h1>Not found</h1>", "text/html"), /not our error shape/],
  ["an error without a message", answered(400, '{"errors":[{"code":1001,"message":""}]}'), /not our error shape/],
  ["an empty list of errors", answered(400, '{"errors":[]}'), /not our error shape/],
  ["a cut connection", { _tag: "Cut" }, /cut/],
  ["silence", { _tag: "Silent" }, /no answer/],
])("%s is reported", (_name, outcome, fault) => {
  expect(faultOf("POST", outcome)).toMatch(fault)
})
