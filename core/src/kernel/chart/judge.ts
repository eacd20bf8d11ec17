import type { AnyMachineSnapshot } from "xstate"
import { nameOf } from "./guard.ts"

type Guard = (given: object, params: unknown) => unknown

interface BuiltIn {
  readonly check: (snapshot: AnyMachineSnapshot, given: object, guard: unknown) => unknown
}

/** What a guard inside another says. */
export const judge = (guard: unknown, given: object, snapshot: AnyMachineSnapshot): boolean => {
  const name = nameOf(guard) ?? ""
  const implemented = snapshot.machine.implementations.guards as Readonly<Record<string, unknown>>
  const found = typeof guard === "function" ? guard : implemented[name]
  if (typeof found !== "function") throw new Error(`Guard '${name}' is not implemented.'.`)
  if ("check" in found) return Boolean((found as unknown as BuiltIn).check(snapshot, given, found))
  const params = typeof guard === "object" && guard !== null && "params" in guard ? guard.params : undefined
  const computed: unknown = typeof params === "function" ? (params as Guard)(given, undefined) : params
  return Boolean((found as Guard)(given, computed))
}

/** Whether a chart that stands at `value` stands where `wanted` says, which may say less. */
export const matches = (wanted: unknown, value: unknown): boolean => {
  if (typeof wanted === "string") return typeof value === "string" ? value === wanted : wanted in (value as object)
  if (typeof value === "string") return false
  const at = value as Readonly<Record<string, unknown>>
  return Object.entries(wanted as object).every(([key, deeper]) => key in at && matches(deeper, at[key]))
}
