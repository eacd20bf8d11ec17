import { SchemaAST } from "effect"
import { describe, expect, test } from "vitest"
import { OuterEvent } from "../messages/events.ts"
import { shop, type ShopWorld } from "../shop/shop.ts"
import { type Chart, stories } from "../shop/states/stories.fixture.ts"
import { mask } from "./mask.ts"
import type { ShopRecord } from "./model.ts"
import { isPersonal } from "./personalPlaces.ts"
import { pseudonymise } from "./pseudonymise.ts"

const worldAfter = (records: readonly ShopRecord[]): ShopWorld =>
  records.reduce((world, { n, t, input }) => shop.step(world, { n, t }, input).world, shop.empty)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/**
 * Texts that masking hides in the records; those under four characters are skipped, because they may occur by chance.
 */
const hiddenBy = (records: readonly ShopRecord[]): readonly string[] => {
  const kept = new Set(textsIn(pseudonymise(records)))
  return textsIn(records).filter((text) => text.length >= 4 && mask(text) !== text && !kept.has(text))
}

const canary = "Kanarifugl 4711"

const isText = (part: SchemaAST.AST): boolean =>
  SchemaAST.isString(part) || (SchemaAST.isUnion(part) && part.types.some(isText))

const literalsIn = (part: SchemaAST.AST): readonly unknown[] => {
  if (SchemaAST.isLiteral(part)) return [part.literal]
  return SchemaAST.isUnion(part) && part.types.every(SchemaAST.isLiteral)
    ? part.types.map(({ literal }) => literal)
    : []
}

/** Each event in which a customer types, with the canary in its personal texts, once for each of its fields. */
const typings = OuterEvent.members.flatMap(({ ast }) => {
  const holder = Object.fromEntries(ast.propertySignatures.map(({ name, type }) => [name, literalsIn(type)[0] ?? ""]))
  const isTyped = ast.propertySignatures.some(({ name, type }) => isText(type) && isPersonal(holder, String(name)))
  if (!isTyped) return []
  return ast.propertySignatures.reduce<readonly object[]>(
    (made, { name, type }) => {
      const values = isText(type) ? [isPersonal(holder, String(name)) ? canary : "x"] : literalsIn(type)
      return made.flatMap((one) => values.map((value) => ({ ...one, [name]: value })))
    },
    [{}],
  ) as readonly Extract<ShopRecord["input"], { type: "Happened" }>["event"][]
})

describe.each(Object.entries(stories))("%s", (chart, states) => {
  test.each(Object.entries(states))("a masked log leads to %s too", (_, { stage }) => {
    const { records, world } = stage()
    const [was, is] = [world(), worldAfter(pseudonymise(records()))]
    const standing = ({ units, calls, timers }: ShopWorld) => ({
      value: (units[chart as Chart] as { readonly value: unknown }).value,
      calls: Object.keys(calls).toSorted(),
      timers: Object.keys(timers).toSorted(),
    })
    expect(standing(is)).toEqual(standing(was))
  })

  test.each(Object.entries(states))(
    "a masked checkpoint at %s hides what the masked records before it hide",
    (_, { stage }) => {
      const { records, world } = stage()
      const told = JSON.stringify(pseudonymise(world()))
      expect(hiddenBy(records()).filter((text) => told.includes(JSON.stringify(text)))).toEqual([])
    },
  )

  test.each(Object.entries(states))(
    "nothing personal that is typed at %s appears in the masked world after it",
    (_, { stage }) => {
      const world = stage().world()
      const told = typings.flatMap((event) => {
        const { units } = shop.step(world, { n: world.n + 1, t: world.t }, { type: "Happened", event }).world
        const changed = Object.entries(units).filter(([unit, state]) => state !== world.units[unit])
        return changed.flatMap(([unit, state]) =>
          JSON.stringify(pseudonymise(state)).includes(canary) ? [`${event.type} in ${unit}`] : [],
        )
      })
      expect(told).toEqual([])
    },
  )
})

test("the position near which addresses are searched is rounded", () => {
  const near = { latitude: 59.9187, longitude: 10.7364 }
  expect(pseudonymise({ type: "FindAddresses", query: "Storgata", near }).near).toEqual({
    latitude: 59.9,
    longitude: 10.7,
  })
})
