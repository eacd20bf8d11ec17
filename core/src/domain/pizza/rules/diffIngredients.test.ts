import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { Level } from "../../menu/model.ts"
import { diffIngredients, type NamedIngredient } from "./diffIngredients.ts"

type Named = NamedIngredient<string>
const on = (code: string, quantity: Level, name = code.toLowerCase()): Named => ({ code, name, quantity })
const nothing = { additions: [], removals: [], changes: [], modified: false }
const comesWith = [on("TS", 1), on("PE", 1), on("ON", 0.75)]

describe("the difference between a pizza and its defaults", () => {
  test("has increases, additions and removals", () => {
    const diff = diffIngredients(comesWith, [on("TS", 1), on("PE", 2), on("ON", 0), on("HA", 1)])
    expect(diff).toEqual({
      additions: [on("PE", 2), on("HA", 1)],
      removals: [on("ON", 0)],
      changes: [on("PE", 2), on("HA", 1), on("ON", 0)],
      modified: true,
    })
  })

  test("treats less of an ingredient as a change of quantity, not a removal", () => {
    expect(diffIngredients(comesWith, [on("TS", 0.75), on("PE", 1), on("ON", 0.75)])).toMatchObject({
      additions: [on("TS", 0.75)],
      removals: [],
    })
  })

  test("treats unlisted ingredients as removed", () => {
    expect(diffIngredients(comesWith, [on("TS", 1)])).toMatchObject({ removals: [on("PE", 0), on("ON", 0)] })
  })

  test("is empty for an empty list", () => expect(diffIngredients(comesWith, [])).toEqual(nothing))

  test("removes everything for a list of only the customer's free text", () => {
    expect(diffIngredients(comesWith, [on("custom", 1)]).removals.map(({ code }) => code)).toEqual(["TS", "PE", "ON"])
  })

  test("ignores the customer's free text", () => {
    expect(diffIngredients([...comesWith, on("custom", 1)], comesWith)).toEqual(nothing)
    expect(diffIngredients(comesWith, [...comesWith, on("custom", 3)])).toEqual(nothing)
  })

  test("uses the last of two entries with one code", () => {
    expect(diffIngredients(comesWith, [...comesWith, on("PE", 3), on("PE", 1)])).toEqual(nothing)
    expect(diffIngredients([on("PE", 3), on("PE", 1)], [on("PE", 1)])).toEqual(nothing)
  })

  test("takes names from the selection, else from the defaults", () => {
    const diff = diffIngredients([on("PE", 1, "old"), on("HA", 1, "ham")], [on("PE", 0, "new")])
    expect(diff.removals).toEqual([on("PE", 0, "new"), on("HA", 0, "ham")])
  })

  test("ignores zero of an ingredient whose default is zero or absent", () => {
    expect(diffIngredients(comesWith, [...comesWith, on("HA", 0)])).toEqual(nothing)
    expect(diffIngredients([on("PE", 0)], [on("HA", 0)])).toEqual(nothing)
  })

  const list = fc.array(
    fc
      .record({ code: fc.constantFrom("A", "B", "C", "D", "custom"), quantity: fc.constantFrom(...Level.literals) })
      .map(({ code, quantity }) => on(code, quantity)),
    { maxLength: 8 },
  )
  const levels = (of: readonly Named[]): Record<string, Level> =>
    Object.fromEntries(
      of.filter(({ code, quantity }) => code !== "custom" && quantity > 0).map((it) => [it.code, it.quantity]),
    )

  test("applied to the defaults gives the selection, and is minimal", () => {
    fc.assert(
      fc.property(list, list, (defaults, current) => {
        fc.pre(current.length > 0)
        const { changes, additions, removals, modified } = diffIngredients(defaults, current)
        // The last of two defaults counts, even when it is zero.
        const last = [...new Map(defaults.map((it) => [it.code, it])).values()]
        const wanted = levels([...new Map(current.map((it) => [it.code, it])).values()])
        const merged = new Map([...last, ...changes].map((it) => [it.code, it]))
        expect(levels([...merged.values()])).toEqual(wanted)
        for (const { code, quantity } of changes) expect(levels(last)[code] ?? 0).not.toBe(quantity)
        expect(changes).toEqual([...additions, ...removals])
        expect(modified).toBe(changes.length > 0)
        expect(new Set(changes.map(({ code }) => code)).size).toBe(changes.length)
      }),
    )
  })
})
