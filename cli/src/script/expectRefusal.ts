import type { Problem } from "@skorpe/core/domain/problem"
import { Effect } from "effect"
import { failStep, type ScriptFailed } from "./customer.ts"

/** The outcome of a step that may be refused: the refusal with its codes (SPEC §8.3), or `null` and what happened instead. */
export interface Outcome {
  readonly what: string
  readonly refusal: { readonly codes: readonly (number | null)[]; readonly why: string } | null
  readonly instead: string
}

/** The refusal with these problems. */
export const refusalOf = (problems: readonly Problem[]): Outcome["refusal"] => ({
  codes: problems.map(({ code }) => code),
  why: problems.map(({ code, message }) => `${code} ${message}`).join("; "),
})

/** Fails unless the outcome is as the script says: refused with this code or, without a code, not refused. */
export const expectRefusal = (
  refused: number | undefined,
  { what, refusal, instead }: Outcome,
): Effect.Effect<void, ScriptFailed> => {
  if (refused === undefined) return refusal === null ? Effect.void : failStep(refusal.why)
  if (refusal?.codes.includes(refused)) return Effect.void
  return failStep(`${what} is not refused with ${refused}, but ${refusal?.why ?? instead}`)
}
