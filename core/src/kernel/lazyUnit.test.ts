import { expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { lazyUnit, CodeNotLoaded } from "./lazyUnit.ts"
import { unitFromLedger } from "./ledger.ts"
import { makeLoop } from "./loop.ts"

type Event =
  | { readonly type: "Begun"; readonly early?: true }
  | { readonly type: "Poked" }
  | { readonly type: "Counted" }
type Command = { readonly type: "Nothing" }

const unit = unitFromLedger<null, { readonly pokes: number | null }, Event, Command, string, object>({
  name: "poked",
  init: () => ({ pokes: null }),
  on: {
    Begun: (state, { early }) => (state.pokes === null && early !== true ? { pokes: 0 } : state),
    Poked: (state) => (state.pokes === null ? state : { pokes: state.pokes + 1 }),
  },
  view: ({ pokes }) => (pokes === null ? "nothing" : `poked ${pokes}`),
})
const counter = unitFromLedger<null, { readonly count: number }, Event, Command, number, object>({
  name: "counter",
  init: () => ({ count: 0 }),
  on: { Counted: ({ count }) => ({ count: count + 1 }) },
  view: ({ count }) => count,
})

/** A live world whose lazy unit is not loaded. */
const begin = () => {
  let here = false
  let arrive = () => {}
  let asked = 0
  const load = () => {
    asked++
    return new Promise<void>((resolve) => {
      arrive = () => {
        here = true
        resolve()
      }
    })
  }
  const lazy = lazyUnit<null, { readonly pokes: number | null }, Event, Command, string, object>(
    {
      name: "poked",
      unloaded: { state: { pokes: null }, view: "nothing" },
      // It does nothing at a poke that comes before it has begun.
      triggers: { Begun: ({ early }) => early !== true },
    },
    { loaded: () => (here ? unit : undefined), load },
  )
  const fold = makeFold<null, Event, Command>([lazy, counter])
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

test("an event that a lazy unit ignores does not load its code", () => {
  const { live, see, asked } = begin()
  live.put({ type: "Poked" })
  live.put({ type: "Begun", early: true })
  live.put({ type: "Counted" })
  expect(see()).toEqual({ poked: "nothing", counter: 1 })
  expect(asked()).toBe(0)
})

test("an event that needs the code waits for it, and other events are handled meanwhile", async () => {
  const { live, see, types, arrived, bugs, asked } = begin()
  let heard = 0
  live.subscribe(() => heard++)
  live.put({ type: "Counted" })
  live.put({ type: "Begun" })
  live.put({ type: "Counted" })
  expect(see()).toEqual({ poked: "nothing", counter: 2 })
  const before = heard
  await arrived()
  live.put({ type: "Poked" })
  expect(see()).toEqual({ poked: "poked 1", counter: 2 })
  expect(types()).toEqual(["Started", "Counted", "Counted", "Begun", "Poked"])
  expect(heard).toBe(before + 2)
  expect(asked()).toBe(1)
  expect(bugs).toEqual([])
})

test("a page that is left while an event waits folds nothing more", async () => {
  const { live, types, arrived } = begin()
  live.put({ type: "Begun" })
  live.close()
  await arrived()
  expect(types()).toEqual(["Started"])
})

test("a unit whose code is loaded handles all its events itself", () => {
  const lazy = lazyUnit<null, { readonly pokes: number | null }, Event, Command, string, object>(
    { name: "poked", unloaded: { state: { pokes: null }, view: "nothing" }, triggers: {} },
    { loaded: () => unit, load: () => Promise.resolve() },
  )
  const fold = makeFold<null, Event, Command>([lazy])
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: null })
  const begun = fold.step(world, { n: 1, t: 0 }, { type: "Happened", event: { type: "Begun" } }).world
  expect({ ...fold.see(begun) }).toEqual({ poked: "poked 0" })
})

test("the state of an unloaded unit may depend on the start", () => {
  const lazy = lazyUnit<string, { readonly owner: string }, Event, Command, string, object>(
    { name: "owned", unloaded: (owner) => ({ state: { owner }, view: `of ${owner}` }), triggers: { Begun: true } },
    { loaded: () => undefined, load: () => Promise.resolve() },
  )
  const fold = makeFold<string, Event, Command>([lazy])
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: "Kari" })
  expect(world.units).toEqual({ owned: { owner: "Kari" } })
  expect({ ...fold.see(world) }).toEqual({ owned: "of Kari" })
})

test("a reply that an unloaded unit handles does not load the code; any other reply does", () => {
  const lazy = lazyUnit<null, { readonly pokes: number | null }, Event, Command, string, object>(
    {
      name: "poked",
      unloaded: { state: { pokes: null }, view: "unknown", after: { state: { pokes: null }, view: "nothing" } },
      triggers: { Begun: true },
      acts: {
        onStart: (out) => out.call("look", { type: "Nothing" }),
        onReply: (reply) => reply.type === "CallDone" && reply.value === "nothing new",
      },
    },
    { loaded: () => undefined, load: () => Promise.resolve() },
  )
  const fold = makeFold<null, Event, Command>([lazy])
  const { world } = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: null })
  expect({ ...fold.see(world) }).toEqual({ poked: "unknown" })
  const key = world.calls["poked.look"]?.key ?? "no call"
  const answer = (value: string) => ({ type: "CallEnded", key, exit: { _tag: "Done", value } }) as const
  const { world: answered } = fold.step(world, { n: 1, t: 0 }, answer("nothing new"))
  expect({ ...fold.see(answered) }).toEqual({ poked: "nothing" })
  expect(answered.calls).toEqual({})
  expect(() => fold.step(world, { n: 1, t: 0 }, answer("something new"))).toThrow(CodeNotLoaded)
})
