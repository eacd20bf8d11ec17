import { describe, expect, test } from "vitest"
import type { AnyStateNode } from "xstate"
import { units } from "./shop.ts"

const nodesIn = (node: AnyStateNode): readonly AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesIn)]

const transitionsOf = ({ transitions, always }: AnyStateNode) => [
  ...[...transitions.values()].flat(),
  ...(always ?? []),
]

const hears = (node: AnyStateNode | undefined, type: string): boolean =>
  node !== undefined && ((node.transitions.get(type) ?? []).length > 0 || hears(node.parent, type))

/** XState's own actions, such as `assign`, are functions that XState resolves itself. */
const isOwn = (action: unknown): boolean => typeof action === "function" && "resolve" in action

const charts = Object.values(units).flatMap((unit) =>
  "machine" in unit ? [{ name: unit.name, machine: unit.machine }] : [],
)

describe.each(charts)("$name", ({ machine }) => {
  const nodes = nodesIn(machine.root)

  test("handles the failure of each call, because XState stops a chart on an unhandled one", () => {
    const calls = nodes.flatMap((node) => node.invoke.map(({ id }) => ({ node, type: `xstate.error.actor.${id}` })))
    expect(calls.filter(({ node, type }) => !hears(node, type)).map(({ type }) => type)).toEqual([])
  })

  test("defines each delay that it names, because XState fires an undefined one at once", () => {
    const named = nodes
      .flatMap(({ after }) => after.map(({ delay }) => delay))
      .filter((delay) => !Number.isFinite(delay))
    expect(Object.keys(machine.implementations.delays)).toEqual(expect.arrayContaining(named))
  })

  test("names all its actions, because an inline action would run outside the world", () => {
    const actions = nodes.flatMap((node) => [
      ...node.entry,
      ...node.exit,
      ...transitionsOf(node).flatMap((transition) => transition.actions),
    ])
    expect(actions.filter((action) => typeof action === "function" && !isOwn(action))).toEqual([])
  })
})
