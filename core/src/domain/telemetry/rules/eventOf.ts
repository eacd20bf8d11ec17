import type { Millis } from "../../time/model.ts"
import type { Report } from "../model.ts"
import type { TelemetryEvent } from "../wire.ts"

const errorName = /^(?:uncaught )?(?:\(in promise\) )?([A-Za-z$_][\w$]{0,50}(?:Error|Exception))\b/i

/** A report for the ingestion endpoint: of an error only its name, never its text (SPEC §7.5). */
export const eventOf = (report: Report, at: Millis): TelemetryEvent => {
  switch (report._tag) {
    case "Login":
      return { _tag: "Login", at, how: report.how }
    case "Logout":
      return { _tag: "Logout", at, cause: report.cause }
    case "Refused":
      return { _tag: "Refused", at, call: report.call, status: report.status, codes: report.codes.slice(0, 20) }
    case "Unreachable":
    case "Unreadable":
      return { _tag: report._tag, at, call: report.call }
    case "Exception":
      return { _tag: "Exception", at, name: errorName.exec(report.message.trim())?.[1] ?? "Error" }
  }
}
