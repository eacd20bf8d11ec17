import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"

const reports = (stage: ReturnType<typeof openShop>) =>
  stage.told().flatMap((command) => (command.type === "Report" ? [command.report] : []))

test("a call that the server refuses is reported with its status and codes, whichever unit made it", () => {
  const stage = openShop("/butikker")
  const problems = [{ code: 3099, message: "Teknisk feil" }]
  stage.fail("LoadStores", { _tag: "Refused", status: 500, problems })
  expect(reports(stage)).toEqual([
    { _tag: "Refused", severity: "Error", call: "LoadStores", status: 500, codes: [3099] },
  ])
})

test("an unanswered call is reported, and its failure reaches the unit that made it", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", { _tag: "Unreachable" })
  expect(reports(stage)).toEqual([{ _tag: "Unreachable", severity: "Error", call: "LoadStores" }])
  expect(stage.see().store.list).toEqual({ _tag: "Failed" })
})

test("an answer that cannot be decoded is reported, and leaves its data empty", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", { _tag: "Defect" })
  expect(reports(stage)).toEqual([{ _tag: "Unreadable", call: "LoadStores" }])
  expect(stage.see().store.list).toEqual({ _tag: "Failed" })
})

test("a successful call is not reported", () => {
  const stage = openShop("/butikker")
  stage.answer("LoadStores", [])
  expect(reports(stage)).toEqual([])
})

test("a script error is reported, but not the opaque cross-origin one", () => {
  const stage = openShop()
  stage.put({ type: "ScriptFailed", message: "Script error." })
  expect(reports(stage)).toEqual([])
  stage.put({ type: "ScriptFailed", message: "TypeError: x is undefined" })
  expect(reports(stage)).toEqual([{ _tag: "Exception", severity: "Error", message: "TypeError: x is undefined" }])
})

test("a return after the payment was notified is not reported as a fault; a return to a closed order is", () => {
  const returning = (code: number) => {
    const stage = openShop("/betaling/o1")
    stage.put({ type: "PaymentReturned", details: { sealed: "test-1" } })
    stage.fail("ContinuePayment", { _tag: "Refused", status: 409, problems: [{ code, message: "?" }] })
    return reports(stage)
  }
  expect(returning(3036)).toEqual([])
  expect(returning(3016)).toEqual([
    { _tag: "Refused", severity: "Error", call: "ContinuePayment", status: 409, codes: [3016] },
  ])
})
