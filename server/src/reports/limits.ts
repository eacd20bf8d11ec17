import { reportDays } from "@skorpe/core/domain/report"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { Context } from "effect"
import type { Limit } from "../limits/takeTurn.ts"

/** The limits of problem reports, which anybody can send. */
export interface ReportLimits {
  readonly fromAddress: Limit
  /** The daily limit of one address, so that it cannot fill the storage alone. */
  readonly inDay: Limit
  /** The most reports that are kept, and the most bytes of all of them as stored. */
  readonly kept: number
  readonly bytes: number
}

export const reportLimits: ReportLimits = {
  fromAddress: { times: 5, within: millisecondsInHour },
  inDay: { times: 10, within: millisecondsInDay },
  kept: 500,
  bytes: 200_000_000,
}

/** The limits in force; tests use smaller ones. */
export const LimitsOfReports = Context.Reference<ReportLimits>("skorpe/server/LimitsOfReports", {
  defaultValue: () => reportLimits,
})

/** How long a report is kept, in milliseconds. */
export const reportRetention = reportDays * millisecondsInDay
