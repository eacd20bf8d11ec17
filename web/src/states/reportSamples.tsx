import { marketOf } from "@skorpe/core/domain/market"
import type { Exported, Report } from "../report/model.ts"
import { ReportSheet } from "../report/ReportSheet.tsx"

const exported: Exported = {
  text: '{"format":"skorpe-log"}\n{"n":0}\n{"n":1}\n',
  hash: "0123456789abcdef",
}
const receipt = { reference: "K7MP-3XWD", keptUntil: "2026-12-21T17:00:00.000Z" }

interface ReportScene {
  readonly story: string
  readonly report: Report
  /** The code of a report that was sent before. */
  readonly before?: string
  /** Set if the device has opened the inspector. */
  readonly isOfDeveloper?: true
}

const setback = (story: string, why: Extract<Report, { readonly _tag: "Ready" }>["setback"]): ReportScene => ({
  story,
  report: { _tag: "Ready", exported, setback: why },
})

const scenes: Readonly<Record<string, ReportScene>> = {
  Preparing: { story: "the log is being exported", report: { _tag: "Preparing", setback: null } },
  Unprepared: { story: "the log could not be exported", report: { _tag: "Unprepared" } },
  Ready: setback("the content of the report is described before it is sent", null),
  again: { ...setback("another report was sent before", null), before: receipt.reference },
  inspected: { ...setback("a developer can open it in the inspector", null), isOfDeveloper: true },
  Sending: { story: "the report is on its way", report: { _tag: "Sending", exported } },
  "refused-unreachable": setback("the server was not reached", "unreachable"),
  "refused-unavailable": setback("the server cannot keep anything now", "unavailable"),
  "refused-tooMany": setback("too many reports came from the same address", { _tag: "TooMany", wait: null }),
  "refused-tooManyInHour": setback("five reports came from the same address within an hour", {
    _tag: "TooMany",
    wait: 2_000,
  }),
  "refused-tooManyInDay": setback("ten reports came from the same address within a day", {
    _tag: "TooMany",
    wait: 80_000,
  }),
  "refused-full": setback("the server keeps as many reports as it may", "full"),
  "refused-tooLarge": {
    story: "the log is larger than the server takes",
    report: { _tag: "Unsendable", exported, hindrance: "tooLarge" },
  },
  "refused-unread": {
    story: "the server cannot read the log",
    report: { _tag: "Unsendable", exported, hindrance: "refused" },
  },
  Sent: { story: "the report is kept, and has a code", report: { _tag: "Sent", exported, receipt } },
}

const nothing = (): void => undefined

/** The states of the problem report, which is not part of the shop's world. */
export const reportSamples = Object.entries(scenes).map(
  ([name, { story, report, before = null, isOfDeveloper = false }]) => ({
    path: `report/${name}`,
    name,
    story,
    Sample: () => (
      <ReportSheet
        report={report}
        market={marketOf("no")}
        before={before}
        isOpen
        opener={null}
        tell={nothing}
        onSave={nothing}
        onInspect={isOfDeveloper ? nothing : null}
        onClose={nothing}
      />
    ),
    isPage: false,
  }),
)
