import { expect, test } from "vitest"
import { cases } from "../../testing/cases.fixture.ts"
import { compileChart } from "./compileChart.ts"
import { readMachine } from "./readMachine.ts"
import { type Draw, drawFrom, eventNames, randomChart } from "./randomChart.fixture.ts"
import { type Compared, stepByBoth } from "./stepByBoth.fixture.ts"
import type { ChartEvent, ChartState, Stepped } from "./stepper.ts"

const charts = cases(2600)
const sequences = 10
const steps = 6

/** Something that can happen to this chart now: an event, a timer that rings, an answer, a failure, news. */
const eventFor = (draw: Draw, active: ReadonlySet<string>): ChartEvent => {
  const ids = [...active]
  const id = ids[draw(ids.length + 3)]
  if (id === undefined || draw(4) === 0) return { type: eventNames[draw(4)], amount: draw(9) } as ChartEvent
  if (id.startsWith("xstate.after.")) return { type: id }
  const kind = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`, `${id}.news`][draw(3)] ?? ""
  return { type: kind, output: draw(5), error: { _tag: "Refused" }, news: draw(5) } as ChartEvent
}

const attempt = (step: () => Stepped): Stepped | undefined => {
  try {
    return step()
  } catch (thrown) {
    // What both throw alike is no difference; `expect` of the comparison goes on.
    if (thrown instanceof Error && (thrown.name === "AssertionError" || thrown.message.includes("XState"))) throw thrown
    return undefined
  }
}

// Far more than it takes: XState is the slow part, and machines are shared.
const patience = 300_000

test(
  "a compiled chart does in every step what XState does: the same states, contexts, commands, timers and crashes",
  () => {
    const compared: Compared = { steps: 0, busy: 0, crashes: 0 }
    let walked = 0
    for (let seed = 1; seed <= charts; seed++) {
      const machine = randomChart(drawFrom(seed))
      // Read by us, from the very configuration that XState has read.
      const compiled = compileChart(readMachine(machine.config, machine.implementations))
      if (!compiled) continue
      const both = stepByBoth(machine, compiled, compared)
      for (let sequence = 0; sequence < sequences; sequence++) {
        const draw = drawFrom(seed * 1000 + sequence)
        walked++
        const first = attempt(() => both.init({ seed: draw(3) }))
        if (!first) break
        let { state, active }: Pick<Stepped, "state" | "active"> = first
        for (let step = 0; step < steps; step++) {
          const event = eventFor(draw, active)
          // Now and then the world is put down and taken up again.
          if (draw(6) === 0) state = JSON.parse(JSON.stringify(state)) as ChartState<unknown>
          const next = attempt(() => both.step(state, event))
          if (next) ({ state, active } = next)
        }
      }
    }
    expect(walked).toBeGreaterThan(charts * sequences * 0.77)
    expect(compared.busy).toBeGreaterThan(compared.steps * 0.3)
    expect(compared.crashes).toBeGreaterThan(0)
  },
  patience,
)
