import type { Hotspot } from "../model.ts"
import { fitsPattern } from "./fitsPattern.ts"

/** The faults of a hotspot's answers, by key: missing (3145) or invalid (3146). */
export type ParameterFaults = Readonly<Record<string, "missing" | "invalid">>

/**
 * Validates a customer's answers to a hotspot's questions (DECISIONS §11); a blank answer is missing, an unknown key is
 * invalid.
 */
export const judgeParameters = (
  { parameters }: Pick<Hotspot, "parameters">,
  answers: Readonly<Record<string, string>>,
): ParameterFaults => {
  const said = new Map(Object.entries(answers))
  const faults = new Map<string, "missing" | "invalid">()
  for (const { key, pattern, required } of parameters) {
    const answer = (said.get(key) ?? "").trim()
    if (answer === "") {
      if (required) faults.set(key, "missing")
    } else if (!fitsPattern(pattern, answer)) faults.set(key, "invalid")
  }
  for (const key of said.keys()) {
    if (!parameters.some((parameter) => parameter.key === key)) faults.set(key, "invalid")
  }
  return Object.fromEntries(faults)
}

/** The codes of a hotspot's faults, missing (3145) before invalid (3146); empty without faults. */
export const parameterCodes = (faults: ParameterFaults): readonly (3145 | 3146)[] => {
  const kinds = Object.values(faults)
  return [...(kinds.includes("missing") ? [3145 as const] : []), ...(kinds.includes("invalid") ? [3146 as const] : [])]
}
