import { expect, test, vi } from "vitest"
import type { AnyStateMachine } from "xstate"
import type { Compared } from "../kernel/chart/stepByBoth.fixture.ts"
import type { ChartStepper } from "../kernel/chart/stepper.ts"
import { liveThrough } from "./randomSession.fixture.ts"

const compared = vi.hoisted((): Compared => ({ steps: 0, busy: 0, crashes: 0 }))
const notCompiled = vi.hoisted((): string[] => [])

vi.mock("../kernel/chart/compileChart.ts", async (original) => {
  const { compileChart } = await original<typeof import("../kernel/chart/compileChart.ts")>()
  const { stepByBoth } = await import("../kernel/chart/stepByBoth.fixture.ts")
  return {
    compileChart: (machine: AnyStateMachine): ChartStepper | undefined => {
      const compiled = compileChart(machine)
      if (!compiled) notCompiled.push(machine.id)
      return compiled && stepByBoth(machine, compiled, compared)
    },
  }
})

test("every chart of the shop is compiled, and does in random sessions what XState does", () => {
  expect(notCompiled).toEqual([])
  const crashes: string[] = []
  for (let seed = 1; seed <= 300; seed++) crashes.push(...liveThrough(seed, 60))
  expect(crashes.filter((message) => /XState|expected/.test(message))).toEqual([])
  expect(compared.busy).toBeGreaterThan(5_000)
})
