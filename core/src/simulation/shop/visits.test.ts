import { expect, test } from "vitest"
import { restingStates, standingOf } from "../../kernel/restingStates.fixture.ts"
import { overlayNever } from "../../shop/states/overlayStates.fixture.ts"
import { bryggaWithMenu, torgetWithMenu } from "../../shop/samples.fixture.ts"
import { units } from "../../shop/shop.ts"
import { runPlay } from "../runPlay.ts"
import { gatherKept } from "./gatherKept.ts"
import type { ShopJudge } from "./invariants/shopMoment.ts"
import { shopPlay } from "./shopPlay.ts"

const lives = 1500

/** Only when timers ring out of turn and somebody is asked in between: too rare to wait for. */
const isRare = (state: string): boolean => /^modal\.closing, drawer\.open/.test(state)

const charts = Object.values(units).flatMap((unit) => ("machine" in unit ? [unit] : []))

/** Writes down where the charts stand, and lets everything pass. */
const witness = (seen: Map<string, Set<string>>): ShopJudge => ({
  always: ({ before, world }) => {
    for (const { name } of charts) {
      if (before.units[name] === world.units[name]) continue
      const { value } = world.units[name] as { readonly value: unknown }
      seen.set(name, (seen.get(name) ?? new Set()).add(JSON.stringify(value)))
    }
    return null
  },
  atRest: () => null,
})

test("wild lives come through every state in which a chart of the shop can rest", () => {
  const seen = new Map<string, Set<string>>()
  const props = gatherKept({ market: "no", stores: [torgetWithMenu, bryggaWithMenu], coupons: [] })
  const play = { ...shopPlay(props), judge: () => witness(seen) }
  for (let seed = 1; seed <= lives; seed++) runPlay(play, seed)
  for (const { name, machine } of charts) {
    const visited = [...(seen.get(name) ?? [])].map((value) => standingOf(machine, JSON.parse(value)))
    const never = name === "overlay" ? overlayNever : []
    const states = restingStates(machine).filter((state) => !never.includes(state))
    expect(states, name).toEqual(expect.arrayContaining(visited))
    expect(visited, name).toEqual(expect.arrayContaining(states.filter((state) => !isRare(state))))
  }
})
