import { describe, expect, test } from "vitest"
import { restingStates, standingOf } from "../../kernel/restingStates.fixture.ts"
import { seeShop, type ShopWorld, units } from "../shop.ts"
import { overlayNever } from "./overlayStates.fixture.ts"
import { type Chart, stories } from "./stories.fixture.ts"

/** States that guards exclude; random sessions do not reach them either (`visits.test.ts`). */
const never: { readonly [Name in Chart]?: readonly string[] } = { overlay: overlayNever }

describe.each(Object.entries(stories))("%s", (name, states) => {
  const chart = name as Chart
  const { machine } = units[chart]

  test("has a story for each state in which it can rest, and for no other", () => {
    expect([...Object.keys(states), ...(never[chart] ?? [])].toSorted()).toEqual(restingStates(machine).toSorted())
  })

  const named = Object.entries(states).map(([state, told]) => ({ state, ...told }))

  test.each(named)("$state: $story", ({ state, stage, sees }) => {
    const world = stage().world()
    const { value } = world.units[chart] as { readonly value: unknown }
    expect(standingOf(machine, value)).toBe(state)
    expect(seeShop(world)[chart]).toMatchObject(sees)
    // The state's own calls and timers are running, and no others.
    const nodes = machine.resolveState({ value: value as never, context: {} })._nodes
    const own = (all: ShopWorld["timers"] | ShopWorld["calls"]) =>
      new Set(Object.values(all).flatMap(({ unit, id }) => (unit === chart ? [id] : [])))
    expect(own(world.calls)).toEqual(new Set(nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id))))
    expect(own(world.timers)).toEqual(new Set(nodes.flatMap(({ after }) => after.map(({ eventType }) => eventType))))
  })
})
