import { reportDays } from "@skorpe/core/domain/report"
import { millisecondsInDay, millisecondsInHour } from "date-fns/constants"
import { Context } from "effect"
import type { Limit } from "../limits/takeTurn.ts"

/** What bounds problem reports, which anybody can send. */
export interface ReportLimits {
  readonly fromAddress: Limit
  /** So that one address alone never fills what is kept. */
  readonly inDay: Limit
  /** The most reports that are kept, and their bytes in all as they are stored. */
  readonly kept: number
  readonly bytes: number
}

export const reportLimits: ReportLimits = {
  fromAddress: { times: 5, within: millisecondsInHour },
  inDay: { times: 10, within: millisecondsInDay },
  kept: 500,
  bytes: 200_000_000,
}

/** The limits in force; tests bring smaller ones. */
export const LimitsOfReports = Context.Reference<ReportLimits>("skorpe/server/LimitsOfReports", {
  defaultValue: () => reportLimits,
})

/** How long a report is kept, in milliseconds. */
export const reportHolds = reportDays * millisecondsInDay
