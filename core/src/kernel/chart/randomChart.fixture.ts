import { and, assign, cancel, fromPromise, not, or, raise, setup } from "xstate"
import type { AnyStateMachine } from "xstate"

/** Draws whole numbers from 0, below `below`. */
export type Draw = (below: number) => number

/** A source of numbers that are the same for the same seed. */
export const drawFrom = (seed: number): Draw => {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

export const eventNames = ["A", "B", "C", "D"] as const

interface Context {
  readonly count: number
  readonly trace: string
}

type Given = { readonly context: Context; readonly event: { readonly type: string; readonly amount?: number } }

interface Plan {
  readonly id: string
  readonly key: string
  readonly type: "atomic" | "compound" | "parallel" | "final"
  readonly inside: readonly Plan[]
}

const planStates = (draw: Draw, id: string, key: string, depth: number): Plan => {
  const roll = draw(10)
  if (depth === 0 || (depth < 3 && roll < 4)) {
    return { id, key, type: depth < 2 && roll === 0 ? "final" : "atomic", inside: [] }
  }
  const type = depth < 3 && roll > 7 ? "parallel" : roll === 9 ? "parallel" : "compound"
  const inside = Array.from({ length: 1 + draw(3) }, (_, at) =>
    planStates(draw, `${id}_${"abc"[at]}`, `${id}_${"abc"[at]}`, depth - 1),
  )
  // A region that has ended at once, or a chart that ends, is XState's own affair.
  return { id, key, type, inside: inside.map((one, at) => (at === 0 || type === "parallel" ? living(one) : one)) }
}

const living = (plan: Plan): Plan => (plan.type === "final" ? { ...plan, type: "atomic" } : plan)

const allOf = (plan: Plan): readonly Plan[] => [plan, ...plan.inside.flatMap(allOf)]

const actionsOf = (draw: Draw, at: string): unknown[] =>
  Array.from({ length: draw(3) }, () => {
    const mark = `${at}${draw(10)}`
    switch (draw(11)) {
      case 0:
        return assign({
          count: ({ context }: Given) => context.count + 1,
          trace: ({ context }: Given) => context.trace + mark,
        })
      case 1:
        return assign(({ context, event }: Given) => ({ trace: `${context.trace}|${event.type}${mark}`.slice(-60) }))
      case 2:
        return { type: "send", params: { type: mark } }
      case 3:
        return {
          type: "tell",
          params: ({ context, event }: Given) => ({ type: mark, seen: context.count, by: event.type }),
        }
      case 4:
        return "grow"
      case 5:
        return { type: "mark", params: { with: mark } }
      case 6:
        return { type: "mark", params: ({ event }: Given) => ({ with: event.type }) }
      case 7:
        return raise({ type: "D" })
      case 8:
        return raise(({ context }: Given) => ({ type: eventNames[context.count % 4] ?? "A" }), {
          id: mark,
          delay: 5 + draw(9),
        })
      case 9:
        return cancel(mark)
      default:
        return "unknownToAll"
    }
  })

const guardOf = (draw: Draw): unknown => {
  const few = 1 + draw(12)
  switch (draw(9)) {
    case 0:
      return "isEven"
    case 1:
      return { type: "isBelow", params: { most: few } }
    case 2:
      return { type: "isBelow", params: ({ event }: Given) => ({ most: event.amount ?? few }) }
    case 3:
      return ({ context }: Given) => context.count % 3 !== 0
    case 4:
      return not("isEven")
    case 5:
      return and(["isEven", { type: "isBelow", params: { most: few } }])
    case 6:
      return or(["isEven", ({ event }: Given) => event.type === "B"])
    case 7:
      return draw(4) === 0 ? "throws" : "isOdd"
    default:
      return undefined
  }
}

const transitionOf = (draw: Draw, from: Plan, all: readonly Plan[]): object => {
  const near = [...from.inside, ...all]
  const target = near[draw(near.length)]
  const to = draw(5) === 0 || !target ? {} : { target: `#${target.id}` }
  const reenter = draw(3) === 0 ? { reenter: true } : {}
  return { ...to, ...reenter, guard: guardOf(draw), actions: actionsOf(draw, "t") }
}

const transitionsOf = (draw: Draw, from: Plan, all: readonly Plan[]): readonly object[] =>
  Array.from({ length: 1 + draw(2) }, () => transitionOf(draw, from, all))

const stateOf = (draw: Draw, plan: Plan, all: readonly Plan[], isRoot: boolean): Record<string, unknown> => {
  const { id, type, inside } = plan
  const marks = { entry: actionsOf(draw, `>${id}`), exit: actionsOf(draw, `<${id}`) }
  if (type === "final") return { id, type, ...marks, output: ({ context }: Given) => context.count }
  const on: Record<string, unknown> = {}
  for (const name of eventNames) if (draw(3) === 0) on[name] = transitionsOf(draw, plan, all)
  if (draw(8) === 0) on["*"] = transitionsOf(draw, plan, all)
  if (draw(6) === 0) on[`call ${id}.news`] = transitionsOf(draw, plan, all)
  const always = () => ({
    ...transitionOf(draw, plan, all),
    guard:
      draw(3) === 0
        ? and(["isEven", { type: "isBelow", params: { most: 6 } }])
        : { type: "isBelow", params: { most: draw(9) } },
  })
  const [first] = inside
  return {
    id,
    ...marks,
    on,
    ...(draw(5) === 0 && { always: [always(), always()] }),
    ...(draw(4) === 0 && { after: { [draw(2) ? 50 : "growing"]: transitionsOf(draw, plan, all) } }),
    ...(draw(4) === 0 && {
      invoke: {
        id: `call ${id}`,
        src: "Ask",
        input: ({ context, event }: Given) => ({ asked: context.count, by: event.type }),
        onDone: transitionsOf(draw, plan, all),
        ...(draw(3) > 0 && { onError: transitionsOf(draw, plan, all) }),
      },
    }),
    ...(inside.length > 0 && {
      states: Object.fromEntries(inside.map((one) => [one.key, stateOf(draw, one, all, false)])),
    }),
    ...(type === "parallel" && { type: "parallel" }),
    ...(type === "compound" && {
      initial: draw(2) ? { target: first?.key, actions: actionsOf(draw, `i${id}`) } : first?.key,
    }),
    ...(!isRoot && inside.length > 0 && draw(2) && { onDone: transitionsOf(draw, plan, all) }),
  }
}

/** A chart with some of everything that can be compiled; some of its functions throw, some of its loops have no end. */
export const randomChart = (draw: Draw): AnyStateMachine => {
  const plan = planStates(draw, "r", "r", 3)
  const context = { count: 0, trace: "" }
  return setup({
    actors: { Ask: fromPromise(() => new Promise(() => {})) },
    actions: {
      send: () => {},
      tell: () => {},
      grow: assign({ count: ({ context: { count } }: Given) => count + 1 }),
      mark: assign({
        trace: ({ context: { trace } }: Given, params: unknown) =>
          (trace + (params as { readonly with: string }).with).slice(-60),
      }),
    },
    guards: {
      isEven: ({ context: { count } }: Given) => count % 2 === 0,
      isOdd: ({ context: { count } }: Given) => count % 2 === 1,
      isBelow: ({ context: { count } }: Given, { most }: { most: number }) => count < most,
      throws: ({ context: { count } }: Given) => {
        if (count > 4) throw new Error("a guard that fails")
        return true
      },
    },
    delays: { growing: ({ context: { count } }: Given) => 100 * (count + 1) },
  }).createMachine({
    ...stateOf(draw, plan, allOf(plan), true),
    context: draw(2) ? context : ({ input }: { input: { seed: number } }) => ({ ...context, count: input.seed }),
    options: { maxIterations: 40 },
  } as never) as unknown as AnyStateMachine
}
