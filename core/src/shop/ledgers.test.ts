import { createStore } from "@xstate/store"
import { expect, test, vi } from "vitest"
import type { Out, Unit } from "../kernel/unit.ts"
import { liveThrough } from "./randomSession.fixture.ts"

const compared = vi.hoisted(() => ({ steps: 0, said: 0, differences: [] as string[] }))

type AnyUnit = Unit<object, object, { type: string }, { type: string }, unknown, object>
interface AnyLedger {
  readonly name: string
  readonly on: object
}

/** Passes on what a unit says, and writes it down. */
const listenTo = (out: Out<{ type: string }, { type: string }>, said: object[]): typeof out => ({
  ...out,
  send: (event) => (said.push({ type: "send", event }), out.send(event)),
  tell: (command) => (said.push({ type: "tell", command }), out.tell(command)),
  arm: (id, delay, event) => (said.push({ type: "arm", id, delay, event }), out.arm(id, delay, event)),
  disarm: (id) => (said.push({ type: "disarm", id }), out.disarm(id)),
})

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )

vi.mock("../kernel/ledger.ts", async (original) => {
  const { unitFromLedger } = await original<{ unitFromLedger: (ledger: AnyLedger) => AnyUnit }>()
  return {
    unitFromLedger: (ledger: AnyLedger): AnyUnit => {
      const unit = unitFromLedger(ledger)
      const store = createStore({ context: {}, on: ledger.on as Record<string, never> })
      return {
        ...unit,
        step: (state, event, out) => {
          const said: object[] = []
          const next = unit.step(state, event, listenTo(out, said))
          const snapshot = { context: state, status: "active", output: undefined, error: undefined } as const
          const [{ context }, effects] = store.transition(snapshot, event)
          compared.steps++
          compared.said += said.length
          const [ours, theirs] = [sorted([next, said]), sorted([context, effects])]
          if (ours !== theirs) compared.differences.push(`${ledger.name}, ${event.type}: ${ours} is not ${theirs}`)
          return next
        },
      }
    },
  }
})

test("every ledger does in random sessions what an @xstate/store with its handlers does", () => {
  for (let seed = 1; seed <= 100; seed++) liveThrough(seed, 60)
  expect(compared.differences).toEqual([])
  expect(compared.said).toBeGreaterThan(1_000)
})
