import { Effect, Option } from "effect"
import { stop } from "../terminal/stop.ts"
import { tryAsStaff } from "./askAsStaff.ts"
import type { Asking } from "./staffKey.ts"

/** The message for a reference without a report. */
export const noReport = (reference: string): string => `3010 No problem report has the reference ${reference}.`

/** The server from which a command that reads a log fetches a problem report, if one is given. */
export interface ReportSource {
  readonly server: Option.Option<string>
  readonly key: Option.Option<string>
  readonly market: Option.Option<string>
}

/** The server to ask for a report; `null` when none is named. */
export const askingOf = ({ server, key, market }: ReportSource): Asking | null =>
  Option.isNone(server) ? null : { server: server.value, key, market: Option.getOrUndefined(market) }

/** Fetches the log of a report. Each failure ends the command as an unreadable log does. */
export const fetchReport = (asking: Asking, reference: string) =>
  tryAsStaff(
    asking,
    ({ reports }, headers) => reports.read({ headers, params: { reference } }),
    noReport(reference),
  ).pipe(
    Effect.catchIf(
      (failure): failure is Extract<typeof failure, string> => typeof failure === "string",
      (why) => stop(2, why),
    ),
  )
