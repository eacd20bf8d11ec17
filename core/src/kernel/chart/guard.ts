import type { AnyMachineSnapshot, AnyStateMachine } from "xstate"
import type { Run } from "./operation.ts"

/** Whether a transition may be taken; asks for the snapshot of where the chart stands only if it must know that. */
export type Guard = (run: Run, snapshot: () => AnyMachineSnapshot) => unknown

type Check = (given: object, params: unknown) => unknown

interface BuiltIn {
  readonly check: (snapshot: AnyMachineSnapshot, given: object, guard: unknown) => unknown
}

/** A guard as a function; nothing if only XState can judge it. */
export const compileGuard = (machine: AnyStateMachine, guard: unknown): Guard | undefined => {
  const inline = typeof guard === "function"
  const name = nameOf(guard) ?? ""
  const found: unknown = inline ? guard : (machine.implementations.guards as Record<string, unknown>)[name]
  if (found === undefined) {
    return () => {
      throw new Error(`Guard '${name}' is not implemented.'.`)
    }
  }
  if (typeof found !== "function") return undefined
  const params = typeof guard === "object" && guard !== null && "params" in guard ? guard.params : undefined
  const given = ({ context, event }: Run) => ({ context, event })
  const paramsAt =
    typeof params === "function" ? (run: Run): unknown => (params as Check)(given(run), undefined) : () => params
  if ("check" in found) {
    const { check } = found as unknown as BuiltIn
    return (run, snapshot) => {
      paramsAt(run)
      return check(snapshot(), given(run), found)
    }
  }
  return (run) => (found as Check)(given(run), paramsAt(run))
}

/** What XState calls a guard in its complaints. */
export const nameOf = (guard: unknown): string | undefined => {
  if (typeof guard === "string") return guard
  return typeof guard === "object" && guard !== null && "type" in guard ? String(guard.type) : undefined
}
