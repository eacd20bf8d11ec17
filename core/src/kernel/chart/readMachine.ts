import type { AnyStateMachine } from "xstate"
import { type ChartNode, type ChartTransition, nodesIn } from "./node.ts"
import { nodesAt } from "./nodesAt.ts"
import { type Configured, listed, readTransitions } from "./readTransitions.ts"

/** What a chart's names stand for. */
export interface Implementations {
  readonly actions?: object
  readonly guards?: object
  readonly actors?: object
  readonly delays?: object
}

/** A node while it is being read. */
type Unread = { -readonly [Key in keyof ChartNode]: ChartNode[Key] }

/**
 * Reads a chart's configuration into nodes and transitions as XState does, without XState: the compiled stepper asks
 * for nothing else of a machine. History states, routes and actors of their own are not read.
 */
export const readMachine = (config: object, given: Implementations = {}): AnyStateMachine => {
  const { id = "(machine)", options } = config as { readonly id?: string; readonly options?: object }
  const { actions = {}, guards = {}, actors = {}, delays = {} } = given
  const byId = new Map<string, ChartNode>()
  const machine = {
    id,
    config,
    implementations: { actions, guards, actors, delays },
    options: { maxIterations: Number.POSITIVE_INFINITY, ...options },
    getStateNodeById: (path: string) => {
      const [first = "", ...inside] = path.replace(/^#/, "").split(".")
      return inside.reduce((node, key) => childOf(node, key), found(byId.get(first), first, id))
    },
    resolveState: ({ value }: { readonly value: unknown }) => ({ _nodes: nodesAt(root, value), value, machine }),
  }
  const root = readNode(machine as unknown as AnyStateMachine, config, id, undefined, byId)
  // Transitions name nodes, so all nodes are there first.
  for (const node of nodesIn(root)) readTransitions(node as Unread)
  return Object.assign(machine, { root, states: root.states, events: eventsOf(root) }) as unknown as AnyStateMachine
}

const found = (node: ChartNode | undefined, key: string, inside: string): ChartNode => {
  if (!node) throw new Error(`Child state '${key}' does not exist on '${inside}'`)
  return node
}

const childOf = (node: ChartNode, key: string): ChartNode => found(node.states[key], key, node.id)

const readNode = (
  machine: AnyStateMachine,
  config: Configured,
  key: string,
  parent: ChartNode | undefined,
  byId: Map<string, ChartNode>,
): ChartNode => {
  const path = parent ? [...parent.path, key] : []
  const isCompound = Object.keys(config.states ?? {}).length > 0
  const node = {
    machine,
    config,
    key,
    parent,
    path,
    id: config.id ?? [machine.id, ...path].join("."),
    type: config.type ?? (isCompound ? "compound" : "atomic"),
    order: byId.size,
    entry: [...listed(config.entry)],
    exit: [...listed(config.exit)],
    output: config.type === "final" || !parent ? config.output : undefined,
    states: {} as Record<string, ChartNode>,
    transitions: new Map<string, ChartTransition[]>(),
  } as unknown as Unread
  byId.set(node.id, node)
  for (const [name, inner] of Object.entries(config.states ?? {})) {
    ;(node.states as Record<string, ChartNode>)[name] = readNode(machine, inner, name, node, byId)
  }
  if (node.type === "compound" && config.initial === undefined) {
    throw new Error(`No initial state specified for compound state node "#${node.id}".`)
  }
  return node
}

/** The types of events that lead anywhere, from any state. */
const eventsOf = (root: ChartNode): readonly string[] => {
  const events = nodesIn(root).flatMap(({ transitions }) =>
    [...transitions].flatMap(([type, all]) =>
      all.some(({ target, actions, reenter }) => target !== undefined || actions.length > 0 || reenter) ? [type] : [],
    ),
  )
  return [...new Set(events)]
}
