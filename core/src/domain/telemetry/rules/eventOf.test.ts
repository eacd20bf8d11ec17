import { Schema } from "effect"
import { expect, test } from "vitest"
import { TelemetryEvent } from "../wire.ts"
import { eventOf } from "./eventOf.ts"

const decode = Schema.decodeUnknownSync(TelemetryEvent)
const encode = Schema.encodeSync(TelemetryEvent)

test.each([
  ["Uncaught TypeError: Kunde 1 is not a function", "TypeError"],
  ["RangeError", "RangeError"],
  ["Uncaught (in promise) DOMException: quota", "DOMException"],
  ["Kunde 1 bor i Storgata 1", "Error"],
  ["", "Error"],
])("of %j only %s leaves", (message, name) => {
  expect(eventOf({ _tag: "Exception", severity: "Error", message }, 5)).toEqual({ _tag: "Exception", at: 5, name })
})

test("every report is accepted by the server", () => {
  for (const report of [
    { _tag: "Login", how: "code" },
    { _tag: "Logout", cause: "unspecified" },
    { _tag: "Refused", severity: "Error", call: "PlaceOrder", status: 400, codes: Array(50).fill(3023) },
    { _tag: "Unreachable", severity: "Error", call: "LoadStores" },
    { _tag: "Unreadable", call: "LoadStores" },
    { _tag: "Exception", severity: "Error", message: "TypeError: x" },
  ] as const) {
    const event = eventOf(report, 1000)
    expect(decode(JSON.parse(JSON.stringify(encode(event))))).toEqual(event)
  }
})

test("free text is refused wherever a name belongs", () => {
  const at = "2026-11-21T12:00:00Z"
  expect(() => decode({ _tag: "Unreachable", at, call: "Load Stores" })).toThrow()
  expect(() => decode({ _tag: "Unreachable", at, call: "kunde1@example.test" })).toThrow()
  expect(() => decode({ _tag: "Unreachable", at, call: "+4740000000" })).toThrow()
  expect(() => decode({ _tag: "Exception", at, name: "Kunde 1" })).toThrow()
  expect(() => decode({ _tag: "Refused", at, call: "PlaceOrder", status: 40_000_000, codes: [] })).toThrow()
  expect(() => decode({ _tag: "Refused", at, call: "PlaceOrder", status: 400, codes: [40_000_000] })).toThrow()
})
