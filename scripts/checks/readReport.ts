import { stripVTControlCharacters } from "node:util"

/** A finished test: its file, name and duration. */
export interface Timed {
  readonly file: string
  readonly name: string
  readonly seconds: number
}

/** A failed test, with the first line of its message. */
export interface Failure {
  readonly file: string
  readonly name: string
  readonly message: string
}

/** The outcome of a check: the number of tests by result, each test that ran, and each that failed. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly tests: readonly Timed[]
  readonly failures: readonly Failure[]
}

interface Assertion {
  readonly fullName: string
  readonly duration?: number | null
  readonly status?: string
  readonly failureMessages?: readonly string[]
}

interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    /** "failed" without a failed assertion: the file did not load, or a hook failed. */
    readonly status?: string
    readonly message?: string
    readonly assertionResults: readonly Assertion[]
  }[]
}

const firstLine = (text: string | undefined): string => text?.trim().split("\n", 1)[0] ?? ""

const failuresOf = ({ assertionResults, message, name, status }: Report["testResults"][number]): readonly Failure[] => {
  const failed = assertionResults.filter((one) => one.status === "failed")
  if (failed.length === 0 && status === "failed")
    return [{ file: name, name: "(the file)", message: firstLine(message) }]
  return failed.map((one) => ({ file: name, name: one.fullName.trim(), message: firstLine(one.failureMessages?.[0]) }))
}

/** Reads Vitest's JSON report; paths become relative to `root`. */
export const readReport = (json: string, root: string): Outcome => {
  const report = JSON.parse(json) as Report
  const pathOf = (name: string): string => name.replace(`${root}/`, "")
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    tests: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file: pathOf(name),
        name: fullName.trim(),
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    failures: report.testResults.flatMap(failuresOf).map((failure) => ({ ...failure, file: pathOf(failure.file) })),
  }
}

/** The end of an output, without colours and empty lines: the reason when a failed check names no failed test. */
export const endOf = (said: string, lines: number): readonly string[] =>
  stripVTControlCharacters(said)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(-lines)

/** The slowest tests, slowest first. */
export const slowestOf = (tests: readonly Timed[], many: number): readonly Timed[] =>
  tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, many)

/** A check's outcome; a check whose tests never started, for example after a syntax error, counts as one failure. */
export const outcomeOf = (isOk: boolean, told: Outcome | null): Outcome => {
  if (told === null) return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, tests: [], failures: [] }
  return isOk || told.failed > 0 ? told : { ...told, failed: 1 }
}
