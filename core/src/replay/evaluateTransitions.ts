import { type AnyActorLogic, type ChartMachine, transition as stepOnce } from "../kernel/chart.ts"
import type { Json } from "../kernel/json.ts"
import { type ChartArrow, idOf, nodesIn, statesIn, triggerWords } from "./chartMap.ts"
import { type GuardArgs, holds, nameGuard } from "./guards.ts"
import { traceReads, type ValueRead } from "./traceReads.ts"

type Snapshot = ReturnType<ChartMachine["resolveState"]>
type Node = ChartMachine["root"]
type Transition = NonNullable<Node["always"]>[number]

/** How a chart handled an event: a candidate transition, whether it was taken, and what its guard read. */
export interface EvaluatedTransition extends ChartArrow {
  readonly isTaken: boolean
  /**
   * The innermost values that the guard read, in the order of reading: paths as in conditions, or `context` and
   * `event`.
   */
  readonly reads: readonly ValueRead[]
}

/** A guard reads other units through its event; conditions name them without it. */
const nameAsInConditions = ({ path, value }: ValueRead): ValueRead => {
  const [first, second] = path
  if (first === "event" && second === "see") return { path: path.slice(2), value }
  return first === "event" && second === "at" ? { path: path.slice(1), value } : { path, value }
}

const readsOf = ({ guard }: Transition, snapshot: Snapshot, args: GuardArgs): readonly ValueRead[] =>
  guard === undefined ? [] : traceReads(args, (traced) => holds(guard, snapshot, traced)).map(nameAsInConditions)

const describe = (
  transition: Transition,
  snapshot: Snapshot,
  args: GuardArgs,
  isTaken: boolean,
): readonly EvaluatedTransition[] => {
  const from = idOf(transition.source)
  const reads = readsOf(transition, snapshot, args)
  return (transition.target?.map(idOf) ?? [from]).map((to) => ({
    from,
    to,
    on: triggerWords(transition.eventType),
    guard: nameGuard(transition.guard),
    isTaken,
    reads,
  }))
}

/** The eventless transitions that XState evaluates at rest: of each innermost state outwards, until one holds. */
const evaluateAlways = (snapshot: Snapshot, event: object): readonly EvaluatedTransition[] => {
  const args = { context: snapshot.context as unknown, event }
  const active = nodesIn(snapshot.machine.root).filter((node) => snapshot._nodes.includes(node))
  const innermost = active.filter((node) => !active.some(({ parent }) => parent === node))
  const seen = new Set<Transition>()
  return innermost.flatMap((node) => {
    const found: EvaluatedTransition[] = []
    for (let at: Node | undefined = node; at !== undefined; at = at.parent)
      for (const transition of at.always ?? []) {
        const isTaken = transition.guard === undefined || holds(transition.guard, snapshot, args)
        if (!seen.has(transition)) found.push(...describe(transition, snapshot, args, isTaken))
        seen.add(transition)
        if (isTaken) return found
      }
    return found
  })
}

/**
 * The snapshot after each microstep of an event. XState's own function for this would be in the shop's first view,
 * because it is in the same module as what steps the charts there.
 */
const snapshotsAfter = (machine: ChartMachine, before: Snapshot, event: { readonly type: string }) => {
  let snapshots: readonly Snapshot[] = []
  const observer: AnyActorLogic = {
    transition: (snapshot: Snapshot, stepped, scope) => {
      snapshots = machine.microstep(snapshot, stepped, scope)
      return snapshot
    },
    getInitialSnapshot: () => before,
    getPersistedSnapshot: (snapshot) => snapshot,
  }
  stepOnce(observer, before, event)
  return snapshots
}

/**
 * Lists a chart state's candidate transitions for an event, innermost states first, then the eventless transitions of
 * the state that it leads to. `event` holds what the kernel adds: the time, and other units' views. Transitions after
 * the taken one are not evaluated, so they are left out.
 */
export const evaluateTransitions = (
  machine: ChartMachine,
  state: { readonly value: Json; readonly context: unknown },
  event: { readonly type: string },
): readonly EvaluatedTransition[] => {
  const before = machine.resolveState({ value: state.value as never, context: state.context })
  const taken = new Set<Transition>(machine.getTransitionData(before, event))
  const active = statesIn(state.value)
  const evaluated = nodesIn(machine.root)
    .filter((node) => active.has(idOf(node)))
    .toReversed()
    .flatMap((node) => node.transitions.get(event.type) ?? [])
  const last = evaluated.findLastIndex((transition) => taken.has(transition))
  const all = (last === -1 ? evaluated : evaluated.slice(0, last + 1)).flatMap((transition) =>
    describe(transition, before, { context: state.context, event }, taken.has(transition)),
  )
  if (last === -1) return all
  return [...all, ...snapshotsAfter(machine, before, event).flatMap((after) => evaluateAlways(after, event))]
}
