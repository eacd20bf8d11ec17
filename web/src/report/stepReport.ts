import type { Report, ReportEvent } from "./model.ts"

/** A new report, before the log is exported. */
export const newReport: Report = { _tag: "Preparing", setback: null }

/** The report after an event; one that does not belong to its state changes nothing. */
export const stepReport = (report: Report, event: ReportEvent): Report => {
  switch (report._tag) {
    case "Preparing":
      if (event.type === "Prepared") return { _tag: "Ready", exported: event.exported, setback: report.setback }
      return event.type === "PreparationFailed" ? { _tag: "Unprepared" } : report
    case "Unprepared":
      return event.type === "PreparedAgain" ? newReport : report
    case "Ready":
      // Nothing was kept, and the session has gone on since: its log is exported anew.
      if (event.type === "OpenedAgain") return { _tag: "Preparing", setback: report.setback }
      return event.type === "SendPressed" ? { _tag: "Sending", exported: report.exported } : report
    case "Sending": {
      const { exported } = report
      if (event.type === "Kept") return { _tag: "Sent", exported, receipt: event.receipt }
      if (event.type === "Postponed") return { _tag: "Ready", exported, setback: event.setback }
      return event.type === "Refused" ? { _tag: "Unsendable", exported, hindrance: event.hindrance } : report
    }
    case "Unsendable":
    case "Sent":
      return report
  }
}
