import { Schema } from "effect"
import { CleanText } from "../text/model.ts"
import { Instant } from "../time/model.ts"

/** Upper bound on the characters of a report's log. */
export const mostReportCharacters = 2_000_000

/** How long a report is kept, in days. */
export const reportDays = 30

/** The body of `POST /problem-report`: the text of an exported log. */
export const ProblemReportDraft = Schema.Struct({
  log: CleanText.check(Schema.isMaxLength(mostReportCharacters)),
})

/** The receipt of a report: the reference to tell on the phone, and until when it is stored. */
export const ReportTaken = Schema.Struct({ reference: Schema.String, keptUntil: Instant })
export type ReportTaken = typeof ReportTaken.Type

/** A report in the staff's list. */
export const ProblemReport = Schema.Struct({
  reference: Schema.String,
  receivedAt: Instant,
  /** The build of the shop that wrote the log, as stated in the log. */
  build: Schema.String,
  market: Schema.Literals(["no", "se"]),
  /** Characters of the log. */
  size: Schema.Int,
  records: Schema.Int,
})
export type ProblemReport = typeof ProblemReport.Type
