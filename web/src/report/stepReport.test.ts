import { expect, test } from "vitest"
import type { Report, ReportEvent } from "./model.ts"
import { newReport, stepReport } from "./stepReport.ts"

const tooMany = { _tag: "TooMany", wait: 3000 } as const
const exported = { text: "{}\n", hash: "h1" }
const receipt = { reference: "K7MP-3XWD", keptUntil: "2026-12-21T17:00:00.000Z" }

const after = (...events: readonly ReportEvent[]): Report => events.reduce(stepReport, newReport)

test("a report is shown before it is sent, and two presses send it once", () => {
  expect(after({ type: "SendPressed" })).toEqual(newReport)
  expect(after({ type: "Prepared", exported })).toEqual({ _tag: "Ready", exported, setback: null })
  const pressed = after({ type: "Prepared", exported }, { type: "SendPressed" })
  expect(pressed).toEqual({ _tag: "Sending", exported })
  expect(stepReport(pressed, { type: "SendPressed" })).toBe(pressed)
  expect(stepReport(pressed, { type: "Kept", receipt })).toEqual({ _tag: "Sent", exported, receipt })
})

test("a report that had to wait can be sent again, and a late answer changes nothing", () => {
  const waiting = after(
    { type: "Prepared", exported },
    { type: "SendPressed" },
    { type: "Postponed", setback: tooMany },
  )
  expect(waiting).toEqual({ _tag: "Ready", exported, setback: tooMany })
  expect(stepReport(waiting, { type: "Kept", receipt })).toBe(waiting)
  expect(stepReport(waiting, { type: "SendPressed" })).toEqual({ _tag: "Sending", exported })
})

test("a report that the server never takes is not sent again, and is still there to be saved", () => {
  const refused = after(
    { type: "Prepared", exported },
    { type: "SendPressed" },
    { type: "Refused", hindrance: "tooLarge" },
  )
  expect(refused).toEqual({ _tag: "Unsendable", exported, hindrance: "tooLarge" })
  expect(stepReport(refused, { type: "SendPressed" })).toBe(refused)
})

test("a report that was not kept is made anew when it is opened again, and says why it was not kept until it is sent", () => {
  const sending = [{ type: "Prepared", exported }, { type: "SendPressed" }] as const
  const again = { type: "OpenedAgain" } as const
  const later = { text: "{}\n{}\n", hash: "h2" }
  const late = after(...sending, { type: "Postponed", setback: "unreachable" }, again)
  expect(late).toEqual({ _tag: "Preparing", setback: "unreachable" })
  expect(stepReport(late, { type: "Prepared", exported: later })).toEqual({
    _tag: "Ready",
    exported: later,
    setback: "unreachable",
  })
  // The customer has not read yet why it was refused.
  const refused = after(...sending, { type: "Refused", hindrance: "tooLarge" })
  expect(stepReport(refused, again)).toBe(refused)
  const onItsWay = after(...sending)
  expect(stepReport(onItsWay, again)).toBe(onItsWay)
  const sent = after(...sending, { type: "Kept", receipt })
  expect(stepReport(sent, again)).toBe(sent)
})

test("a log that could not be exported can be tried again", () => {
  const failed = after({ type: "PreparationFailed" })
  expect(failed).toEqual({ _tag: "Unprepared" })
  expect(stepReport(failed, { type: "PreparedAgain" })).toEqual(newReport)
})
