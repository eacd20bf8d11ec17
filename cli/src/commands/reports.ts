import { ProblemReport, readReference, referenceAlphabet } from "@skorpe/core/domain/report"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { askAsStaff } from "../node/askAsStaff.ts"
import { noReport } from "../node/fetchReport.ts"
import { putLog } from "../node/logFile.ts"
import { oneLine, plainJson } from "../terminal/oneLine.ts"
import { print, say, stop } from "../terminal/stop.ts"
import { marketFlag, staffFlags } from "./staffFlags.ts"

const encode = Schema.encodeSync(Schema.fromJsonString(ProblemReport))

/** One report on a line. */
const lineOf = ({ reference, receivedAt, market, build, records, size }: ProblemReport): string =>
  `${oneLine(reference)}  ${new Date(receivedAt).toISOString()}  ${market}  ${oneLine(build)}  ${records} records  ${size} characters`

const flags = { ...staffFlags, ...marketFlag }
const referenceArgument = Argument.String("REFERENCE").pipe(
  Argument.withDescription("As the customer tells it, such as K7MP-3XWD; case, blanks and the dash do not matter"),
)

/** Reads a reference, or ends the command. */
const referenceIn = (typed: string) => {
  const reference = readReference(typed)
  return reference === null
    ? stop(
        2,
        `${oneLine(typed)} is not a reference. A reference has eight characters of ${referenceAlphabet}, such as K7MP-3XWD.`,
      )
    : Effect.succeed(reference)
}

const list = Command.make(
  "list",
  {
    ...flags,
    json: Flag.Boolean("json").pipe(Flag.withDescription("Print JSON, a line a report"), Flag.withDefault(false)),
  },
  Effect.fnUntraced(function* ({ server, key, market, json }) {
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const all = yield* askAsStaff(asking, ({ reports: api }, headers) => api.list({ headers }))
    for (const one of all) yield* print(json ? plainJson(encode(one)) : lineOf(one))
    if (!json && all.length === 0) yield* say("No customer has reported a problem in the last 30 days.")
  }),
).pipe(Command.withDescription("List problem reports, newest first"))

const save = Command.make(
  "save",
  {
    ...flags,
    reference: referenceArgument,
    output: Flag.String("output").pipe(
      Flag.withAlias("o"),
      Flag.withDescription("Write to this file (default: stdout)"),
      Flag.optional,
    ),
  },
  Effect.fnUntraced(function* ({ server, key, market, reference: typed, output }) {
    const reference = yield* referenceIn(typed)
    const asking = { server, key, market: Option.getOrUndefined(market) }
    const text = yield* askAsStaff(
      asking,
      ({ reports: api }, headers) => api.read({ headers, params: { reference } }),
      noReport(reference),
    )
    yield* putLog(text, output)
  }),
).pipe(Command.withDescription("Save the log of a problem report"))

const remove = Command.make(
  "delete",
  { ...flags, reference: referenceArgument },
  Effect.fnUntraced(function* ({ server, key, market, reference: typed }) {
    const reference = yield* referenceIn(typed)
    const asking = { server, key, market: Option.getOrUndefined(market) }
    yield* askAsStaff(
      asking,
      ({ reports: api }, headers) => api.delete({ headers, params: { reference } }),
      noReport(reference),
    )
    yield* say(`The problem report ${reference} is deleted.`)
  }),
).pipe(Command.withDescription("Delete a problem report"))

/** `skorpe reports`: the logs that customers sent when something went wrong. */
export const reports = Command.make("reports").pipe(
  Command.withDescription("List, save and delete problem reports of customers"),
  Command.withSubcommands([list, save, remove]),
)
