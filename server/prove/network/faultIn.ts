import type { ApiFailure } from "@skorpe/core/api"
import type { Fault } from "../harness/faultyLine.ts"

/** The outcome of a call of the core's services. */
export type Told =
  | { readonly _tag: "Done"; readonly value: unknown }
  | { readonly _tag: "Failed"; readonly failure: ApiFailure }
  /** A bug: not one of the ways a call may end. */
  | { readonly _tag: "Broken"; readonly why: string }

const known: Readonly<Record<Fault, readonly string[]>> = {
  none: ["Done"],
  slow: ["Done"],
  twice: ["Done"],
  refused: ["Unreachable"],
  unheard: ["Unreachable"],
  halfHeard: ["Unreachable"],
  unanswered: ["Unreachable"],
  cut: ["Unreachable"],
  late: ["Unreachable", "Done"],
  gatewayDown: ["Refused 502"],
  gatewayTimeout: ["Refused 504"],
}

const nameOf = (told: Told): string => {
  if (told._tag === "Done") return "Done"
  if (told._tag === "Broken") return `broken: ${told.why}`
  const { failure } = told
  if (failure._tag !== "Refused") return failure._tag
  return [`Refused ${failure.status}`, ...failure.problems.map(({ code }) => code)].join(" ")
}

/** What is wrong with a call's outcome under this fault; `null` for nothing. */
export const faultIn = (told: Told, met: Fault, also: readonly string[] = []): string | null => {
  const name = nameOf(told)
  return [...known[met], ...also].includes(name) ? null : `met ${met} and ended as ${name}`
}
