import { and, type ChartMachine, not, stateIn } from "../kernel/chart.ts"

type Transition = NonNullable<ChartMachine["root"]["always"]>[number]
type Guard = NonNullable<Transition["guard"]>
type Snapshot = ReturnType<ChartMachine["resolveState"]>

/** What a guard is given: a chart's context, and an event with the time and the views of other units. */
export interface GuardArgs {
  readonly context: unknown
  readonly event: unknown
}

/** XState's own guards are functions with these fields; they can't be told apart by name once the code is minified. */
interface BuiltIn {
  readonly check: (snapshot: Snapshot, args: GuardArgs, guard: BuiltIn) => boolean
  readonly guards?: readonly Guard[]
  readonly stateValue?: unknown
}

const isBuiltIn = (guard: unknown): guard is BuiltIn => typeof guard === "function" && "check" in guard

const checkOf = (guard: unknown): unknown => (isBuiltIn(guard) ? guard.check : undefined)
const checks = { and: checkOf(and([])), not: checkOf(not("")), stateIn: checkOf(stateIn("")) }

/** A guard's name, or what XState's own guard combines; `a condition` for a function without a name. */
const nameOf = (guard: Guard): string => {
  if (typeof guard === "string") return guard
  if (typeof guard === "object") return guard.type
  if (!isBuiltIn(guard)) return "a condition"
  const inner = (guard.guards ?? []).map(nameOf)
  switch (guard.check) {
    case checks.not:
      return `not ${inner.join()}`
    case checks.and:
      return inner.join(" and ")
    case checks.stateIn:
      return `in ${typeof guard.stateValue === "string" ? guard.stateValue : JSON.stringify(guard.stateValue)}`
    default:
      return "a condition"
  }
}

/** The name of a transition's guard; null if it has none. */
export const nameGuard = (guard: Transition["guard"]): string | null => (guard === undefined ? null : nameOf(guard))

/** Whether a guard holds for these arguments: XState's own evaluation, which it does not export. */
export const holds = (guard: Guard, snapshot: Snapshot, args: GuardArgs): boolean => {
  if (typeof guard === "function")
    return isBuiltIn(guard) ? guard.check(snapshot, args, guard) : guard(args as never, undefined)
  const [name, params] = typeof guard === "string" ? [guard, undefined] : [guard.type, guard.params]
  const named = snapshot.machine.implementations.guards[name] as Guard | undefined
  if (named === undefined) throw new Error(`Guard ${name} has no implementation.`)
  if (typeof named !== "function" || isBuiltIn(named)) return holds(named, snapshot, args)
  return named(args as never, (typeof params === "function" ? params(args as never) : params) as never)
}
