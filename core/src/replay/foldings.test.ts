import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { shop } from "../shop/shop.ts"
import { compareFoldings, foldingChanges } from "./compareFoldings.ts"
import { type FoldedStep, foldingVersion, foldWith, readFoldingAnswer } from "./folding.ts"
import { foldOwn, withWrongTotal } from "./foldingFile.fixture.ts"
import { readLog } from "./readLog.ts"
import { shareShape } from "./sharedShape.ts"

const text = readFileSync(new URL("../../../fixtures/logs/first-order.no.jsonl", import.meta.url), "utf8")

const stepsOf = (fold: typeof shop): readonly FoldedStep[] => {
  const folding = foldWith(fold, (one) => readLog(one))(text)
  if (folding._tag !== "Folded") throw new Error(JSON.stringify(folding))
  return folding.steps
}

const own = foldOwn(text)

/** The shop with a fault in what it does to a unit's state when an event of this type happens. */
const shopWith = (type: string, unit: string, change: (state: object) => object): typeof shop => ({
  ...shop,
  step: (world, at, input) => {
    const folded = shop.step(world, at, input)
    if (input.type !== "Happened" || input.event.type !== type) return folded
    const { units } = folded.world
    return { ...folded, world: { ...folded.world, units: { ...units, [unit]: change(units[unit] as object) } } }
  },
})

describe("two versions of the code on one log", () => {
  test("a fold stops before the record at which `enough` returns true", () => {
    let asked = 0
    const folding = foldWith(shop, (one) => readLog(one))(text, () => ++asked > 3)
    expect(folding).toEqual({ _tag: "GaveUp", n: 3 })
    expect(readFoldingAnswer({ version: foldingVersion, name: "x", folding })).toMatchObject({
      _tag: "Answered",
      folding,
    })
  })

  test("the same code leads to the same worlds", () => {
    expect(compareFoldings(own, stepsOf(shop))).toMatchObject({ first: -1, partsAt: null })
  })

  test("the first record after which a state differs is found, with its unit and both values", () => {
    const other = stepsOf(shopWith("ProductAdded", "search", (state) => ({ ...state, planted: 1 })))
    const { first, differs } = compareFoldings(own, other)
    const record = readLog(text)
    if (record._tag === "Unreadable") throw new Error(record.why)
    expect(record.log.records[first]?.input).toMatchObject({ event: { type: "ProductAdded" } })
    expect(differs[first]).toEqual(["search"])
    expect(foldingChanges(own[first]!, other[first]!).values).toEqual([
      { path: ["search", "planted"], before: 1, after: undefined },
    ])
  })

  test("a changed view counts as a difference too, and a view that throws does not stop the comparison", () => {
    const other = own.map((step) => ({ ...step, views: { ...step.views, cart: { throws: "Error: planted" } } }))
    const { first, differs } = compareFoldings(own, other)
    expect([first, differs[0]]).toEqual([0, ["cart"]])
    const throwing = stepsOf({
      ...shop,
      see: (world) =>
        Object.defineProperty({ ...shop.see(world) }, "cart", {
          get: () => {
            throw new Error("planted")
          },
        }),
    })
    expect(throwing[0]?.views["cart"]).toEqual({ throws: "Error: planted" })
  })

  test("units and fields that only one version has are listed, and do not hide differences in the others", () => {
    const grownCart = (cart: unknown) => ({ ...(cart as object), planted: { colour: "red" } })
    const older = withWrongTotal(own).map(
      ({ units: { loyalty: _, ...units }, views: { loyalty: __, ...views }, ...step }) => ({
        ...step,
        units,
        views: { ...views, cart: grownCart(views["cart"]) },
      }),
    )
    const shared = shareShape(own, older)
    expect([shared.onlyOwn, shared.onlyOther]).toEqual([["loyalty"], ["cart.planted"]])
    const { first, differs } = compareFoldings(shared.own, shared.other)
    expect(differs[first]).toEqual(["cart"])
    expect(foldingChanges(shared.own[first]!, shared.other[first]!).values).toMatchObject([
      { path: ["cart", "totalPrice"], before: 1 },
    ])
    expect(shareShape(own, stepsOf(shop))).toMatchObject({ onlyOwn: [], onlyOther: [] })
  })

  test("a field that one version only sets later is not a different shape: its value is then compared", () => {
    const noting = (from: number, note: string) => (step: FoldedStep, position: number) =>
      position < from ? step : { ...step, views: { ...step.views, cart: { ...(step.views["cart"] as object), note } } }
    const shared = shareShape(own.map(noting(0, "paid")), own.map(noting(5, "unpaid")))
    expect([shared.onlyOwn, shared.onlyOther]).toEqual([[], []])
    const { first, differs } = compareFoldings(shared.own, shared.other)
    expect([first, differs[5]]).toEqual([0, ["cart"]])
    expect(foldingChanges(shared.own[5]!, shared.other[5]!).values).toEqual([
      { path: ["cart", "note"], before: "unpaid", after: "paid" },
    ])
  })

  test("from where the two versions read different records, nothing is compared", () => {
    expect(compareFoldings(own, own.slice(0, 5))).toMatchObject({ first: -1, partsAt: 5 })
    const split = [...own.slice(0, 3), ...own.slice(2)]
    expect(compareFoldings(own, split)).toMatchObject({ first: -1, partsAt: 3 })
  })
})

test("a file that is not a folding, or is one of another version, is refused with the reason", () => {
  const folding = { _tag: "Folded", steps: own }
  expect(readFoldingAnswer({ version: foldingVersion, name: "4814ed6d", folding })._tag).toBe("Answered")
  const why = (answer: unknown) => readFoldingAnswer(answer)
  expect(why({})).toMatchObject({ why: "it is not a folding of this project" })
  expect(why({ version: 2, name: "later", folding })).toMatchObject({
    why: expect.stringMatching(/version 2; this program reads version 1/) as string,
  })
  for (const odd of [undefined, { _tag: "Folded", steps: [{ n: 0 }] }, { _tag: "Unreadable" }])
    expect(why({ version: 1, name: "odd", folding: odd })).toMatchObject({
      why: expect.stringMatching(/something else than a folding/) as string,
    })
})

test("worlds that contain non-JSON values or cycles are refused, because they cannot be compared", () => {
  const circle: { cart: Record<string, unknown> } = { cart: {} }
  circle.cart["cart"] = circle
  for (const units of [circle, { cart: 1n }, { cart: new Map() }, { cart: [{ at: new Date(0) }] }]) {
    const folding = { _tag: "Folded", steps: own.map((step) => ({ ...step, units })) }
    expect(readFoldingAnswer({ version: foldingVersion, name: "odd", folding })).toEqual({
      _tag: "NoFolding",
      why: "it answers with something else than a folding",
    })
  }
})
