import { expect, test } from "vitest"
import type { Fault } from "../harness/faultyLine.ts"
import { faultIn, type Told } from "./faultIn.ts"

const done: Told = { _tag: "Done", value: null }
const unreachable: Told = { _tag: "Failed", failure: { _tag: "Unreachable" } }
const defect: Told = { _tag: "Failed", failure: { _tag: "Defect" } }
const broken: Told = { _tag: "Broken", why: "TypeError: no port" }

const refused = (status: number, ...codes: readonly number[]): Told => ({
  _tag: "Failed",
  failure: { _tag: "Refused", status, problems: codes.map((code) => ({ code, message: "no" })) },
})

test.each<readonly [Fault, Told]>([
  ["none", done],
  ["slow", done],
  ["twice", done],
  ["refused", unreachable],
  ["unheard", unreachable],
  ["halfHeard", unreachable],
  ["unanswered", unreachable],
  ["cut", unreachable],
  ["late", unreachable],
  ["late", done],
  ["gatewayDown", refused(502)],
  ["gatewayTimeout", refused(504)],
])("a call that meets %s may end as %o", (met, told) => {
  expect(faultIn(told, met)).toBeNull()
})

test.each<readonly [string, Told, Fault, string]>([
  ["an answer that cannot have arrived", done, "unanswered", "met unanswered and ended as Done"],
  ["half an answer taken for whole", done, "cut", "met cut and ended as Done"],
  ["a cut answer taken for a defect", defect, "cut", "met cut and ended as Defect"],
  ["silence on a good line", unreachable, "none", "met none and ended as Unreachable"],
  ["a slow answer given up", unreachable, "slow", "met slow and ended as Unreachable"],
  ["a gateway's page taken for an answer", done, "gatewayDown", "met gatewayDown and ended as Done"],
  ["the wrong gateway", refused(502), "gatewayTimeout", "met gatewayTimeout and ended as Refused 502"],
  ["a gateway with a code", refused(502, 1002), "gatewayDown", "met gatewayDown and ended as Refused 502 1002"],
  ["a refusal on a good line", refused(400, 4038), "none", "met none and ended as Refused 400 4038"],
  ["a bug", broken, "refused", "met refused and ended as broken: TypeError: no port"],
])("%s is a fault", (_name, told, met, fault) => {
  expect(faultIn(told, met)).toBe(fault)
})

test("a refusal that this call may get is no fault, another one is", () => {
  expect(faultIn(refused(400, 4038), "twice", ["Refused 400 4038"])).toBeNull()
  expect(faultIn(refused(400, 4039), "twice", ["Refused 400 4038"])).toBe("met twice and ended as Refused 400 4039")
})
