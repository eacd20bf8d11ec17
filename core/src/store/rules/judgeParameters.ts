import type { Hotspot } from "../model.ts"

/** What is wrong with a hotspot's parameters, by key: nothing was said (3145), or nothing that fits (3146). */
export type ParameterFaults = Readonly<Record<string, "missing" | "invalid">>

const longest = 200

/** Judges what a customer answered to a hotspot's questions (DECISIONS §11); a blank answer is none, an unknown key is invalid. */
export const judgeParameters = (
  { parameters }: Pick<Hotspot, "parameters">,
  answers: Readonly<Record<string, string>>,
): ParameterFaults => {
  const faults = new Map<string, "missing" | "invalid">()
  for (const { key, pattern, required } of parameters) {
    const answer = (Object.hasOwn(answers, key) ? (answers[key] ?? "") : "").trim()
    if (answer === "") {
      if (required) faults.set(key, "missing")
    } else if (answer.length > longest || !new RegExp(`^(?:${pattern})$`, "u").test(answer)) {
      faults.set(key, "invalid")
    }
  }
  for (const key of Object.keys(answers)) {
    if (!parameters.some((parameter) => parameter.key === key)) faults.set(key, "invalid")
  }
  return Object.fromEntries(faults)
}

/** The code of a hotspot's faults, the missing before the invalid; `null` when there are none. */
export const parameterCode = (faults: ParameterFaults): 3145 | 3146 | null => {
  const kinds = Object.values(faults)
  if (kinds.includes("missing")) return 3145
  return kinds.length > 0 ? 3146 : null
}
