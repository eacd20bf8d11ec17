import { expect, test } from "vitest"
import { openShop } from "../shop/shopStage.fixture.ts"

const reports = (stage: ReturnType<typeof openShop>) =>
  stage.told().flatMap((command) => (command.type === "Report" ? [command.report] : []))

test("a call that the server refuses is reported with its status and codes, whoever asked", () => {
  const stage = openShop("/butikker")
  const problems = [{ code: 3099, message: "Teknisk feil" }]
  stage.fail("LoadStores", { _tag: "Refused", status: 500, problems })
  expect(reports(stage)).toEqual([
    { _tag: "Refused", severity: "Error", call: "LoadStores", status: 500, codes: [3099] },
  ])
})

test("a call that nobody answers is reported, and thrown again to whoever asked", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", { _tag: "Unreachable" })
  expect(reports(stage)).toEqual([{ _tag: "Unreachable", severity: "Error", call: "LoadStores" }])
  expect(stage.see().store.list).toEqual({ _tag: "Failed" })
})

test("an answer that cannot be read is logged, and what it should have filled is left empty", () => {
  const stage = openShop("/butikker")
  stage.fail("LoadStores", { _tag: "Defect" })
  expect(reports(stage)).toEqual([{ _tag: "Unreadable", call: "LoadStores" }])
  expect(stage.see().store.list).toEqual({ _tag: "Failed" })
})

test("a call that goes well is nobody's business", () => {
  const stage = openShop("/butikker")
  stage.answer("LoadStores", [])
  expect(reports(stage)).toEqual([])
})

test("a script's error is reported, but not the one that browsers hide", () => {
  const stage = openShop()
  stage.put({ type: "ScriptFailed", message: "Script error." })
  expect(reports(stage)).toEqual([])
  stage.put({ type: "ScriptFailed", message: "TypeError: x is undefined" })
  expect(reports(stage)).toEqual([{ _tag: "Exception", severity: "Error", message: "TypeError: x is undefined" }])
})
