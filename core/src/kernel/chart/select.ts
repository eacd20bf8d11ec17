import type { Json } from "../json.ts"
import type { Configuration } from "./configuration.ts"
import type { Guard } from "./guard.ts"
import { nameOf } from "./guard.ts"
import { ancestorsOf, type ChartNode, type ChartTransition, isAtomic } from "./node.ts"
import type { Run } from "./operation.ts"

/** Transitions of one state for one type of event, asked only if none inside it is taken. */
interface Choice {
  readonly inside: readonly Choice[]
  readonly own: readonly Candidate[]
}

interface Candidate {
  readonly transition: ChartTransition
  readonly guard: Guard | undefined
}

/** Where a configuration leads: by type of event, and without any event. */
export interface Choices {
  /** Filled as types are met; `undefined` is a type that leads nowhere. */
  readonly byType: Map<string, Choice | undefined>
  readonly find: (type: string) => Choice | undefined
  /** For each innermost state, what it and those around it would do by themselves. */
  readonly always: readonly (readonly Candidate[])[]
}

const none: readonly ChartTransition[] = []

/** Makes the choices of a configuration. */
export const makeChoices = (
  root: ChartNode,
  guardOf: (transition: ChartTransition) => Guard | undefined,
  value: Json,
  nodes: readonly ChartNode[],
): Choices => {
  const candidate = (transition: ChartTransition): Candidate => ({ transition, guard: guardOf(transition) })
  const choiceOf = (node: ChartNode, at: Json, type: string): Choice | undefined => {
    const below: Readonly<Record<string, Json>> = typeof at === "string" ? { [at]: {} } : (at as Record<string, Json>)
    const inside = Object.entries(below).flatMap(([key, deeper]) => {
      const child = node.states[key]
      return (child && choiceOf(child, deeper, type)) ?? []
    })
    const exact = node.transitions.get(type) ?? []
    const any = type === "*" ? [] : (node.transitions.get("*") ?? [])
    const own = [...exact, ...any].map(candidate)
    return inside.length + own.length === 0 ? undefined : { inside, own }
  }
  return {
    byType: new Map(),
    find: (type) => choiceOf(root, value, type),
    always: nodes
      .filter(isAtomic)
      .map((node) => [node, ...ancestorsOf(node)].flatMap(({ always }) => always ?? []).map(candidate))
      .filter((candidates) => candidates.length > 0),
  }
}

/** The transitions that an event leads to, innermost first. */
export const selectTransitions = (at: Configuration, run: Run): readonly ChartTransition[] => {
  const { byType, find } = at.choices
  const { type } = run.event
  let choice = byType.get(type)
  if (choice === undefined && !byType.has(type)) byType.set(type, (choice = find(type)))
  if (choice === undefined) return none
  const taken: ChartTransition[] = []
  take(choice, at, run, taken)
  return taken
}

const take = (choice: Choice, at: Configuration, run: Run, taken: ChartTransition[]): boolean => {
  let any = false
  for (const inner of choice.inside) if (take(inner, at, run, taken)) any = true
  if (any) return true
  for (const candidate of choice.own) {
    if (!passes(candidate, at, run)) continue
    taken.push(candidate.transition)
    return true
  }
  return false
}

const passes = ({ transition, guard }: Candidate, at: Configuration, run: Run): boolean => {
  if (!guard) return true
  try {
    return Boolean(guard(run, at.snapshot))
  } catch (cause) {
    // In XState's words, for a crash is recorded.
    const name = nameOf(transition.guard)
    const which = name === undefined ? "" : `'${name}' `
    const where = `in transition for event '${run.event.type}' in state node '${transition.source.id}'`
    throw new Error(`Unable to evaluate guard ${which}${where}:\n${(cause as Error).message}`, { cause })
  }
}

/** The transitions that a chart takes by itself where it stands. */
export const selectAlways = (at: Configuration, run: Run): readonly ChartTransition[] => {
  if (at.choices.always.length === 0) return none
  const taken = new Set<ChartTransition>()
  for (const candidates of at.choices.always) {
    const found = candidates.find(({ guard }) => !guard || guard(run, at.snapshot))
    if (found) taken.add(found.transition)
  }
  return [...taken]
}
