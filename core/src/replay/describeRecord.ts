import type { LogRecord } from "../kernel/input.ts"
import type { Tagged } from "../kernel/json.ts"
import type { CallTrace } from "../domain/trace/model.ts"
import { printable } from "./printable.ts"
import type { StepChanges } from "./stepChanges.ts"

/** A value on one line, shortened, with control characters escaped. */
export const shorten = (value: unknown, most = 160): string => {
  const text = printable(JSON.stringify(value) ?? "nothing")
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
}

/** Lengths in characters up to which a field of an event, and any other value, is shown. */
interface Lengths {
  readonly field: number
  readonly value: number
}

/** Shortens what does not fit on a line. */
export const briefValues: Lengths = { field: 60, value: 160 }

/** Shows every value whole. */
export const wholeValues: Lengths = { field: Number.POSITIVE_INFINITY, value: Number.POSITIVE_INFINITY }

const fieldsOf = (value: object, { field: most }: Lengths): string =>
  Object.entries(value)
    .filter(([name]) => name !== "type")
    .map(([name, field]) => `${printable(name)}=${shorten(field, most)}`)
    .join(" ")

/** A record's input on one line: its name and fields, without number and time. */
export const describeInput = <Start>({ input }: LogRecord<Start, Tagged>, lengths: Lengths = briefValues): string => {
  switch (input.type) {
    case "Started":
      return `Started ${fieldsOf(input.start ?? {}, lengths)}`
    case "Happened":
      return `${input.event.type} ${fieldsOf(input.event, lengths)}`
    case "TimerFired":
      return `TimerFired ${printable(input.key)}`
    case "CallNews":
      return `CallNews ${printable(input.key)} ${shorten(input.news, lengths.value)}`
    case "CallEnded":
      return input.exit._tag === "Done"
        ? `CallEnded ${printable(input.key)} ${shorten(input.exit.value, lengths.value)}`
        : `CallFailed ${printable(input.key)} ${shorten(input.exit.error, lengths.value)}`
  }
}

/** A record on one line: its number, time and input, and the error if a unit threw. */
export const describeRecord = <Start>(record: LogRecord<Start, Tagged>, lengths: Lengths = briefValues): string => {
  const time = new Date(record.t).toISOString()
  const crash = record.crash === undefined ? "" : `  CRASH ${shorten(record.crash, lengths.value)}`
  const line = `${String(record.n).padStart(5)}  ${time}  ${describeInput(record, lengths).trimEnd()}${crash}`
  return line.replaceAll("\n", "\\n")
}

/** Names the trace of a call; `undefined` where the log does not contain it. */
export type TraceOf = (callKey: string) => CallTrace | undefined

/**
 * What a record changed, one line each: values with old and new, and timers, calls and tells by their names; a call
 * with the trace and span that the server records for it.
 */
export const describeChanges = (
  { values, left, armed, disarmed, called, stopped }: StepChanges<Tagged>,
  tells: readonly Tagged[],
  t: number,
  traceOf: TraceOf = () => undefined,
  { value: most }: Lengths = briefValues,
): readonly string[] => {
  const line = (words: string): string => `         ${words.replaceAll("\n", "\\n")}`
  const nameOf = ({ unit, id }: { readonly unit: string; readonly id: string }): string => printable(`${unit}.${id}`)
  const traceWords = (key: string): string => {
    const named = traceOf(key)
    return named === undefined ? "" : `, trace ${named.trace} span ${named.span}`
  }
  const shown = values.map(({ path, before, after }) =>
    line(`${printable(path.join("."))}: ${shorten(before, most)} → ${shorten(after, most)}`),
  )
  return [
    ...shown,
    ...(left > 0 ? [line(`… and ${left} more values`)] : []),
    ...armed.map((timer) => line(`arms ${nameOf(timer)} for ${timer.due - t} ms`)),
    ...disarmed.map((timer) => line(`ends timer ${nameOf(timer)}`)),
    ...called.map(({ key, command }) => line(`calls ${printable(command.type)}${traceWords(key)}`)),
    ...stopped.map(({ command }) => line(`ends call ${printable(command.type)}`)),
    ...tells.map(({ type }) => line(`tells ${printable(type)}`)),
  ]
}
