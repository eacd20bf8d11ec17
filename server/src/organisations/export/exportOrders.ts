import { type ExportQuery, spanOfPeriod } from "@skorpe/core/domain/organisation"
import { csvStart } from "@skorpe/core/domain/text"
import { millisecondsInHour } from "date-fns/constants"
import { Effect, Option, Stream } from "effect"
import { HttpServerResponse } from "effect/http"
import { currentLanguage } from "../../http/currentLanguage.ts"
import { refuse } from "../../http/refuse.ts"
import { takeTurn } from "../../limits/takeTurn.ts"
import { Settings } from "../../settings/Settings.ts"
import { readSummary } from "../readOrganisation.ts"
import { requireRight } from "../rights.ts"
import { batch, type Place, readBookedOrders } from "./readBookedOrders.ts"
import { writeHeader, writeOrder } from "./writeOrders.ts"

/** Rate limit: files of one organisation. Each may be a year of orders. */
const exportLimit = { times: 60, within: millisecondsInHour }

/**
 * An organisation's orders of a month or a year as a file for bookkeeping, for its administrators. It is sent while it is
 * read: only a batch of orders is in memory.
 */
export const exportOrders = Effect.fnUntraced(function* (organisationId: string, { period, language }: ExportQuery) {
  const { customerId } = yield* requireRight(organisationId, "readOrders")
  if (!(yield* takeTurn(`exports of ${organisationId}`, exportLimit))) return yield* refuse.tooMany(1001)
  const { market } = yield* Settings
  const { number } = yield* readSummary(organisationId, customerId)
  const spoken = language ?? (yield* currentLanguage)
  const [from, until] = spanOfPeriod(market, period).map((at) => new Date(at)) as [Date, Date]
  const read = (after: Place) => readBookedOrders(organisationId, after, until)
  const linesOf = (rows: Effect.Success<ReturnType<typeof read>>) =>
    rows.map((row) => writeOrder(market, spoken, row)).join("")
  // Read before the response starts, so that an unreachable database still gets an error status.
  const first = yield* read({ at: from.toISOString(), id: "" })
  const lines = Stream.paginate(
    first,
    Effect.fnUntraced(function* (rows) {
      const last = rows.length === batch ? rows.at(-1) : undefined
      return [[linesOf(rows)], last === undefined ? Option.none() : Option.some(yield* read(last))] as const
    }),
  )
  const head = Stream.succeed(csvStart + writeHeader(market, spoken))
  const body = Stream.concat(head, lines).pipe(Stream.encodeText)
  return HttpServerResponse.stream(
    Stream.provideContext(body, yield* Effect.context<Effect.Services<ReturnType<typeof read>>>()),
    {
      contentType: "text/csv; charset=utf-8",
      headers: {
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="skorpe-${number}-${period}.csv"`,
      },
    },
  )
})
