import { expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { lateUnit, NotHere } from "./lateUnit.ts"
import { unitFromLedger } from "./ledger.ts"
import { makeLoop } from "./loop.ts"

type Event = { readonly type: "Woken" } | { readonly type: "Poked" } | { readonly type: "Counted" }
type Command = { readonly type: "Nothing" }

const sleeper = unitFromLedger<null, { readonly pokes: number | null }, Event, Command, string, object>({
  name: "sleeper",
  init: () => ({ pokes: null }),
  on: {
    Woken: (state) => (state.pokes === null ? { pokes: 0 } : state),
    Poked: (state) => (state.pokes === null ? state : { pokes: state.pokes + 1 }),
  },
  view: ({ pokes }) => (pokes === null ? "asleep" : `poked ${pokes}`),
})
const counter = unitFromLedger<null, { readonly count: number }, Event, Command, number, object>({
  name: "counter",
  init: () => ({ count: 0 }),
  on: { Counted: ({ count }) => ({ count: count + 1 }) },
  view: ({ count }) => count,
})

/** A living world in which a sleeper's code has not come. */
const begin = () => {
  let here = false
  let arrive = () => {}
  let asked = 0
  const come = () => {
    asked++
    return new Promise<void>((resolve) => {
      arrive = () => {
        here = true
        resolve()
      }
    })
  }
  const late = lateUnit<null, { readonly pokes: number | null }, Event, Command, string, object>(
    {
      name: "sleeper",
      listens: ["Woken", "Poked"],
      asleep: () => ({ pokes: null }),
      wakes: ({ type }) => type === "Woken",
      view: () => "asleep",
    },
    { now: () => (here ? sleeper : undefined), come },
  )
  const fold = makeFold<null, Event, Command>([late, counter])
  const bugs: unknown[] = []
  const live = makeLoop({
    fold,
    beginning: { _tag: "New", start: null },
    now: () => 0,
    digest: () => undefined,
    hands: () => ({ follow: () => {}, tell: () => {}, stop: () => {} }),
    onBug: (cause) => bugs.push(cause),
  })
  const see = () => ({ ...fold.see(live.world()) })
  const types = () => live.log().records.map(({ input }) => (input.type === "Happened" ? input.event.type : input.type))
  const arrived = async () => {
    arrive()
    await Promise.resolve()
    await Promise.resolve()
  }
  return { live, see, types, arrived, bugs, asked: () => asked }
}

test("what does not wake a sleeper needs no code", () => {
  const { live, see, asked } = begin()
  live.put({ type: "Poked" })
  live.put({ type: "Counted" })
  expect(see()).toEqual({ sleeper: "asleep", counter: 1 })
  expect(asked()).toBe(0)
})

test("what wakes it waits for its code, and everything after it waits behind it, in order", async () => {
  const { live, see, types, arrived, bugs, asked } = begin()
  let heard = 0
  live.subscribe(() => heard++)
  live.put({ type: "Counted" })
  live.put({ type: "Woken" })
  live.put({ type: "Poked" })
  live.put({ type: "Counted" })
  expect(see()).toEqual({ sleeper: "asleep", counter: 1 })
  const before = heard
  await arrived()
  expect(see()).toEqual({ sleeper: "poked 1", counter: 2 })
  expect(types()).toEqual(["Started", "Counted", "Woken", "Poked", "Counted"])
  expect(heard).toBe(before + 1)
  expect(asked()).toBe(1)
  expect(bugs).toEqual([])
})

test("a page that was left while it waited folds nothing any more", async () => {
  const { live, types, arrived } = begin()
  live.put({ type: "Woken" })
  live.close()
  await arrived()
  expect(types()).toEqual(["Started"])
})

test("an answer that it awaits asleep needs no code, any other does", () => {
  const late = lateUnit<null, { readonly pokes: number | null }, Event, Command, string, object>(
    {
      name: "sleeper",
      listens: ["Woken"],
      asleep: () => ({ pokes: null }),
      begins: (out) => out.call("night", { type: "Nothing" }),
      answered: (_, reply) => (reply.type === "CallDone" && reply.value === "still dark" ? { pokes: null } : undefined),
      wakes: ({ type }) => type === "Woken",
      view: () => "asleep",
    },
    { now: () => undefined, come: () => Promise.resolve() },
  )
  const fold = makeFold<null, Event, Command>([late])
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: null })
  const key = world.calls["sleeper.night"]?.key ?? "nobody asked"
  const answer = (value: string) => ({ type: "CallEnded", key, exit: { _tag: "Done", value } }) as const
  const { world: answered } = fold.step(world, { n: 1, t: 0 }, answer("still dark"))
  expect({ ...fold.see(answered) }).toEqual({ sleeper: "asleep" })
  expect(answered.calls).toEqual({})
  expect(() => fold.step(world, { n: 1, t: 0 }, answer("it dawns"))).toThrow(NotHere)
})
