import { expect, test } from "vitest"
import { makeFold } from "./fold.ts"
import { type LedgerHandlers, unitFromLedger } from "./ledger.ts"

type Counted =
  | { readonly type: "Counted"; readonly by: number }
  | { readonly type: "Reset" }
  | { readonly type: "Settled" }
  | { readonly type: "Other" }
type Save = { readonly type: "Save"; readonly count: number }
interface Count {
  readonly count: number
}

const live = (on: LedgerHandlers<Count, Counted, Save, object>) => {
  const unit = unitFromLedger<object, Count, Counted, Save, Count, object>({
    name: "count",
    init: () => ({ count: 0 }),
    on,
    view: (state) => state,
  })
  const fold = makeFold<object, Counted, Save>([unit])
  const begun = fold.step(fold.empty, { n: 0, t: 0 }, { type: "Started", start: {} }).world
  const happen = (world: typeof begun, event: Counted) =>
    fold.step(world, { n: world.n + 1, t: world.t }, { type: "Happened", event })
  return { begun, happen }
}

const counter = live({
  Counted: ({ count }, { by }, out) => {
    out.emit.tell({ command: { type: "Save", count: count + by } })
    out.emit.arm({ id: "settle", delay: 500, event: { type: "Settled" } })
    return { count: count + by }
  },
  Reset: (state, _event, out) => {
    out.emit.disarm({ id: "settle" })
    out.emit.send({ event: { type: "Counted", by: -state.count } })
    return state
  },
})

test("a handler's new state is kept, and its effects are executed in order", () => {
  const { world, tells } = counter.happen(counter.begun, { type: "Counted", by: 3 })
  expect(world.units).toEqual({ count: { count: 3 } })
  expect(tells).toEqual([{ type: "Save", count: 3 }])
  expect(Object.values(world.timers)).toMatchObject([{ unit: "count", id: "settle", due: 500 }])
  const after = counter.happen(world, { type: "Reset" })
  expect(after.world.units).toEqual({ count: { count: 0 } })
  expect(after.tells).toEqual([{ type: "Save", count: 0 }])
})

test("an event without a handler returns the identical state", () => {
  expect(counter.happen(counter.begun, { type: "Other" }).world.units).toBe(counter.begun.units)
})

test("an effect that would run outside the world is a crash, and the world stays as it was", () => {
  const sneaky = live({
    Counted: (state, _event, out) => {
      ;(out as unknown as { effect: (run: () => void) => void }).effect(() => {})
      return { count: state.count + 1 }
    },
  })
  const { world, crash } = sneaky.happen(sneaky.begun, { type: "Counted", by: 1 })
  expect(String(crash)).toMatch(/an effect would run outside the world/)
  expect(world.units).toEqual(sneaky.begun.units)
})
