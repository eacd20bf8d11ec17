import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { unlessStorage } from "../database/unlessStorage.ts"
import { requireStaff } from "../staff/requireStaff.ts"
import { deleteReport, listReports, readReport } from "./readReports.ts"
import { takeReport } from "./takeReport.ts"

/** Accepts problem reports from anybody, and shows them to staff only. */
export const ReportsHandlers = HttpApiBuilder.group(SkorpeApi, "reports", (handlers) =>
  handlers.handleAll({
    send: ({ payload }) => unlessStorage(takeReport(payload.log)),
    list: Effect.fnUntraced(function* ({ headers }) {
      yield* requireStaff(headers["staff-key"])
      return yield* listReports
    }, unlessStorage),
    read: Effect.fnUntraced(function* ({ headers, params }) {
      yield* requireStaff(headers["staff-key"])
      return yield* readReport(params.reference)
    }, unlessStorage),
    delete: Effect.fnUntraced(function* ({ headers, params }) {
      yield* requireStaff(headers["staff-key"])
      yield* deleteReport(params.reference)
    }, unlessStorage),
  }),
)
