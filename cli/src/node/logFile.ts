import { readReference } from "@skorpe/core/domain/report"
import { limits, type ReadLog, readLog, type Unreadable } from "@skorpe/core/replay"
import { Effect, FileSystem, Option } from "effect"
import { askingOf, fetchReport, type ReportSource } from "./fetchReport.ts"
import { print, stop } from "../terminal/stop.ts"

/**
 * Reads the text of a log file. An argument that is not a file but looks like a problem report's reference is fetched
 * from the server that the flags name. A file that is too large is not opened.
 */
export const readLogText = Effect.fnUntraced(function* (file: string, source: ReportSource) {
  const files = yield* FileSystem.FileSystem
  const noFile = () => stop(2, `${file}: there is no such file, or it may not be read.`)
  const found = yield* Effect.option(files.stat(file))
  if (Option.isNone(found)) {
    const reference = readReference(file)
    const asking = askingOf(source)
    if (reference === null) return yield* noFile()
    if (asking !== null) return yield* fetchReport(asking, reference)
    return yield* stop(
      2,
      `${file}: there is no such file. If it is a report's reference, name its server: --server URL.`,
    )
  }
  const { size } = found.value
  if (size > BigInt(limits.characters)) return yield* stop(2, `${file} is larger than ${limits.characters} bytes.`)
  return yield* files.readFileString(file).pipe(Effect.catch(noFile))
})

/** The place of an error in a file, for people. */
export const placeIn = (file: string, { line, record }: { readonly line: number; readonly record: number | null }) =>
  `${file}, line ${line}${record === null ? "" : ` (record ${record})`}`

/**
 * Reads a log file with the reader of its world. A file that is not a log ends the command with line, record and
 * reason.
 */
export const readLogFileAs = Effect.fnUntraced(function* <Read extends { readonly _tag: "Read" }>(
  reader: (text: string) => Read | Unreadable,
  file: string,
  source: ReportSource,
) {
  return yield* readLogAs(reader, file, yield* readLogText(file, source))
})

/** Reads the text of a log file, as `readLogFileAs` does. */
export const readLogAs = Effect.fnUntraced(function* <Read extends { readonly _tag: "Read" }>(
  reader: (text: string) => Read | Unreadable,
  file: string,
  text: string,
) {
  const read = reader(text)
  return read._tag === "Read" ? read : yield* stop(2, `${placeIn(file, read)}: ${read.why}.`)
})

type Read = Extract<ReadLog, { readonly _tag: "Read" }>

/** Reads a file with a customer's log. */
export const readLogFile = (file: string, source: ReportSource) =>
  readLogFileAs<Read>((text) => readLog(text), file, source)

/** Writes a log to a file, or to stdout when none is named. */
export const putLog = Effect.fnUntraced(function* (text: string, file: Option.Option<string>) {
  if (Option.isNone(file)) return yield* print(text.trimEnd())
  const files = yield* FileSystem.FileSystem
  return yield* files
    .writeFileString(file.value, text)
    .pipe(Effect.catch(() => stop(2, `${file.value}: it cannot be written there.`)))
})

/** Returns a predicate that is true after so many seconds, so that a hostile log cannot run without end. */
export const patience = (seconds: number): (() => boolean) => {
  const end = Date.now() + seconds * 1000
  return () => Date.now() > end
}
