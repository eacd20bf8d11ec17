import { expect, test } from "vitest"
import type { Hotspot } from "../model.ts"
import { judgeParameters, parameterCodes } from "./judgeParameters.ts"

const label = { nb: "", sv: "", en: "" }
const arena: Pick<Hotspot, "parameters"> = {
  parameters: [
    { key: "section", label, pattern: "[A-H]", required: true },
    { key: "seat", label, pattern: "[1-9][0-9]?-[1-9][0-9]?", required: true },
    { key: "landmark", label, pattern: ".{0,10}", required: false },
  ],
}
const seat = { section: "B", seat: "12-7" }

test.each([
  ["all required answers", seat, {}, []],
  ["with surrounding spaces", { section: " B ", seat: "12-7" }, {}, []],
  ["and the optional one", { ...seat, landmark: "flagg" }, {}, []],
  ["a blank optional one", { ...seat, landmark: "  " }, {}, []],
  ["nothing", {}, { section: "missing", seat: "missing" }, [3145]],
  ["a blank", { section: "B", seat: " " }, { seat: "missing" }, [3145]],
  ["a seat that does not exist", { section: "B", seat: "0-7" }, { seat: "invalid" }, [3146]],
  ["a match only at the start", { section: "BB", seat: "12-7" }, { section: "invalid" }, [3146]],
  ["one missing, one invalid", { section: "Z" }, { section: "invalid", seat: "missing" }, [3145, 3146]],
  ["an unknown key", { ...seat, gate: "4" }, { gate: "invalid" }, [3146]],
  ["a key from the prototype", { ...seat, toString: "x" }, { toString: "invalid" }, [3146]],
])("%s", (_, answers, faults, codes) => {
  expect(judgeParameters(arena, answers)).toEqual(faults)
  expect(parameterCodes(judgeParameters(arena, answers))).toEqual(codes)
})

test("a required key that is an inherited property of objects is still missing", () => {
  const odd = { parameters: [{ key: "constructor", label, pattern: "x", required: true }] }
  expect(judgeParameters(odd, {})).toEqual({ constructor: "missing" })
})
