import { describe, expect, test } from "vitest"
import { shop, type ShopWorld } from "../shop/shop.ts"
import { type Chart, stories } from "../shop/states/stories.fixture.ts"
import { mask } from "./mask.ts"
import type { ShopRecord } from "./model.ts"
import { pseudonymise } from "./pseudonymise.ts"

const worldAfter = (records: readonly ShopRecord[]): ShopWorld =>
  records.reduce((world, { n, t, input }) => shop.step(world, { n, t }, input).world, shop.empty)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** What the log of the records does not tell any more once it is masked, if it is long enough to be told by chance. */
const hiddenBy = (records: readonly ShopRecord[]): readonly string[] => {
  const kept = new Set(textsIn(pseudonymise(records)))
  return textsIn(records).filter((text) => text.length >= 4 && mask(text) !== text && !kept.has(text))
}

describe.each(Object.entries(stories))("%s", (chart, states) => {
  test.each(Object.entries(states))("a masked log leads to %s as well", (_, { stage }) => {
    const { records, world } = stage()
    const [was, is] = [world(), worldAfter(pseudonymise(records()))]
    const standing = ({ units, calls, timers }: ShopWorld) => ({
      value: (units[chart as Chart] as { readonly value: unknown }).value,
      calls: Object.keys(calls).toSorted(),
      timers: Object.keys(timers).toSorted(),
    })
    expect(standing(is)).toEqual(standing(was))
  })

  test.each(Object.entries(states))("a checkpoint at %s hides what the records before it hide", (_, { stage }) => {
    const { records, world } = stage()
    const told = JSON.stringify(pseudonymise(world()))
    expect(hiddenBy(records()).filter((text) => told.includes(JSON.stringify(text)))).toEqual([])
  })
})
