import type { ChartNode, ChartTransition } from "./node.ts"

/** A state as a chart's author writes it. */
export interface Configured {
  readonly id?: string
  readonly type?: ChartNode["type"]
  readonly initial?: unknown
  readonly states?: Readonly<Record<string, Configured>>
  readonly entry?: unknown
  readonly exit?: unknown
  readonly output?: unknown
  readonly on?: Readonly<Record<string, unknown>>
  readonly always?: unknown
  readonly after?: Readonly<Record<string, unknown>>
  readonly onDone?: unknown
  readonly invoke?: unknown
}

interface ConfiguredCall {
  readonly id?: string
  readonly src: string
  readonly onDone?: unknown
  readonly onError?: unknown
  readonly onSnapshot?: unknown
}

interface ConfiguredInitial {
  readonly target: string | undefined
  readonly actions?: unknown
}

interface ConfiguredTransition {
  readonly target?: unknown
  readonly actions?: unknown
  readonly reenter?: boolean
}

type Unread = { -readonly [Key in keyof ChartNode]: ChartNode[Key] }

/** One or several, as a list; nothing is an empty list. */
export const listed = (oneOrMore: unknown): readonly unknown[] =>
  oneOrMore === undefined ? [] : Array.isArray(oneOrMore) ? oneOrMore : [oneOrMore]

/** Fills in a node's transitions, calls, timers and where it begins; all nodes are there. */
export const readTransitions = (node: Unread): void => {
  const config = node.config as Configured
  const add = (type: string, transitions: readonly ChartTransition[]) =>
    node.transitions.set(type, [...(node.transitions.get(type) ?? []), ...transitions])
  const read = (type: string, configured: unknown) => {
    const all = Array.isArray(configured) ? configured : [configured]
    return all.map((each: unknown) =>
      transitionOf(node, type, typeof each === "object" ? (each as ConfiguredTransition) : { target: each }),
    )
  }
  for (const [type, configured] of Object.entries(config.on ?? {})) add(type, read(type, configured))
  if (config.onDone !== undefined)
    add(`xstate.done.state.${node.id}`, read(`xstate.done.state.${node.id}`, config.onDone))
  const calls = listed(config.invoke).map((call, index) => ({
    ...(call as ConfiguredCall),
    id: (call as ConfiguredCall).id ?? `${index}.${node.id}`,
  }))
  for (const { id, onDone, onError, onSnapshot } of calls) {
    const ends = { [`done.actor.${id}`]: onDone, [`error.actor.${id}`]: onError, [`snapshot.${id}`]: onSnapshot }
    for (const [end, configured] of Object.entries(ends)) {
      if (configured !== undefined) add(`xstate.${end}`, read(`xstate.${end}`, configured))
    }
  }
  const timers = Object.entries(config.after ?? {}).flatMap(([wait, configured]) => {
    const type = `xstate.after.${wait}.${node.id}`
    const delay = Number.isNaN(Number(wait)) ? wait : Number(wait)
    node.entry.push(builtIn({ type: "xstate.raise", event: { type }, id: type, delay }))
    node.exit.push(builtIn({ type: "xstate.cancel", sendId: type }))
    const transitions = read(type, configured)
    add(type, transitions)
    return transitions
  })
  if (config.always !== undefined) node.always = read("", config.always)
  const initial = (
    typeof config.initial === "object" ? config.initial : { target: config.initial }
  ) as ConfiguredInitial
  const begins = initial.target === undefined ? undefined : node.states[initial.target]
  if (!begins && initial.target !== undefined) {
    throw new Error(`Initial state node "${initial.target}" not found on parent state node #${node.id}`)
  }
  Object.assign(node, {
    invoke: calls,
    after: timers,
    initial: { source: node, target: begins ? [begins] : [], actions: listed(initial.actions), reenter: false },
  })
}

/** An action of XState's own making, shaped as XState shapes it. */
export const builtIn = <Parts extends object>(parts: Parts): (() => void) & Parts => Object.assign(() => {}, parts)

const transitionOf = (source: ChartNode, eventType: string, config: ConfiguredTransition): ChartTransition =>
  ({
    ...config,
    actions: listed(config.actions),
    target: config.target === undefined ? undefined : listed(config.target).map((target) => nodeNamed(source, target)),
    source,
    reenter: config.reenter ?? false,
    eventType,
  }) as unknown as ChartTransition

/** `#id`, `.inside` or a sibling; as XState names them. */
const nodeNamed = (source: ChartNode, target: unknown): ChartNode => {
  const name = String(target)
  if (name.startsWith("#")) return source.machine.getStateNodeById(name)
  if (name.startsWith(".")) return inside(source, name.slice(1))
  if (source.parent) return inside(source.parent, name)
  throw new Error(`Invalid target: "${name}" is not a valid target from the root node. Did you mean ".${name}"?`)
}

const inside = (node: ChartNode, path: string): ChartNode =>
  path.split(".").reduce((at, key) => {
    const child = at.states[key]
    if (!child) throw new Error(`Child state '${key}' does not exist on '${at.id}'`)
    return child
  }, node)
