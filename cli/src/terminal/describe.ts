import type { LogRecord, Tagged } from "@skorpe/core/kernel"
import { printable } from "./stop.ts"

/** A value on one line, shortened, with control characters escaped. */
export const shorten = (value: unknown, most = 160): string => {
  const text = printable(JSON.stringify(value) ?? "nothing")
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} characters)`
}

const fieldsOf = (value: object): string =>
  Object.entries(value)
    .filter(([name]) => name !== "type")
    .map(([name, field]) => `${printable(name)}=${shorten(field, 60)}`)
    .join(" ")

const wordsOf = <Start>({ input }: LogRecord<Start, Tagged>): string => {
  switch (input.type) {
    case "Started":
      return `Started ${fieldsOf(input.start ?? {})}`
    case "Happened":
      return `${input.event.type} ${fieldsOf(input.event)}`
    case "TimerFired":
      return `TimerFired ${printable(input.key)}`
    case "CallNews":
      return `CallNews ${printable(input.key)} ${shorten(input.news)}`
    case "CallEnded":
      return input.exit._tag === "Done"
        ? `CallEnded ${printable(input.key)} ${shorten(input.exit.value)}`
        : `CallFailed ${printable(input.key)} ${shorten(input.exit.error)}`
  }
}

/** A record on one line: its number, time and input, and the error if a unit threw. */
export const describe = <Start>(record: LogRecord<Start, Tagged>): string => {
  const time = new Date(record.t).toISOString()
  const crash = record.crash === undefined ? "" : `  CRASH ${shorten(record.crash)}`
  const line = `${String(record.n).padStart(5)}  ${time}  ${wordsOf(record).trimEnd()}${crash}`
  return line.replaceAll("\n", "\\n")
}
