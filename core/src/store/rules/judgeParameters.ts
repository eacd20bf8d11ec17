import type { Hotspot } from "../model.ts"
import { fitsPattern } from "./fitsPattern.ts"

/** What is wrong with a hotspot's parameters, by key: nothing was said (3145), or nothing that fits (3146). */
export type ParameterFaults = Readonly<Record<string, "missing" | "invalid">>

/** Judges what a customer answered to a hotspot's questions (DECISIONS §11); a blank answer is none, an unknown key is invalid. */
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

/** The codes of a hotspot's faults, the missing (3145) before the invalid (3146); none when there are none. */
export const parameterCodes = (faults: ParameterFaults): readonly (3145 | 3146)[] => {
  const kinds = Object.values(faults)
  return [...(kinds.includes("missing") ? [3145 as const] : []), ...(kinds.includes("invalid") ? [3146 as const] : [])]
}
