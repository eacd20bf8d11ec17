import type { TelemetrySum } from "@skorpe/core/domain/telemetry"
import { expect, test } from "vitest"
import { describeTelemetry } from "./describeTelemetry.ts"

const bought: TelemetrySum = {
  day: "2026-11-21",
  kind: "Counted",
  name: "purchase",
  of: "",
  events: 12,
  pieces: 31,
  value: 480_050,
}

test("an analytics event has its count, and how much was bought", () => {
  expect(describeTelemetry(bought)).toBe("2026-11-21       12  purchase  31 pieces  4800.50 kr")
  expect(describeTelemetry({ ...bought, name: "page_view", of: "Menu", pieces: 0, value: 0 })).toBe(
    "2026-11-21       12  page_view  Menu",
  )
})

test("a fault has its kind, and a refused call its status and codes", () => {
  const refused = { ...bought, kind: "Refused", name: "PlaceOrder", of: "400 3023", pieces: 0, value: 0 }
  expect(describeTelemetry(refused)).toBe("2026-11-21       12  Refused PlaceOrder  400 3023")
})

test("a name from an untrusted client cannot move the cursor", () => {
  const line = describeTelemetry({ ...bought, name: "a\u001b[2Jb\nc" })
  expect(["\u001b", "\n"].filter((control) => line.includes(control))).toEqual([])
})
