import { expect, test } from "vitest"
import { shop } from "../shop/shop.ts"
import { addLarge, openMenu } from "../shop/shopStage.fixture.ts"
import { readCondition } from "./condition.ts"
import { meets } from "./meets.ts"
import { stepChanges } from "./stepChanges.ts"

const added = () => {
  const stage = openMenu()
  const before = stage.world()
  stage.put(addLarge)
  return { before, after: stage.world() }
}

test("a pizza in the cart: the views that changed, with old and new, the timer and the call that it started", () => {
  const { before, after } = added()
  const { values, left, armed, called } = stepChanges(shop, before, after)
  expect(values).toContainEqual({ path: ["cart", "totalCount"], before: 0, after: 1 })
  expect(values).toContainEqual({ path: ["validation", "_tag"], before: "Empty", after: "Pending" })
  expect(left).toBe(0)
  expect([...armed.map(({ unit }) => unit), ...called.map(({ command }) => command.type)]).not.toEqual([])
})

test("each changed value is listed at the path where a condition reads it", () => {
  const { before, after } = added()
  const seen = { ...shop.see(after), world: after }
  for (const { path, after: value } of stepChanges(shop, before, after).values) {
    if (typeof value !== "number" && typeof value !== "boolean") continue
    const read = readCondition(`${path.join(".")} == ${value}`)
    if (read._tag === "NoCondition") throw new Error(`${path.join(".")}: ${read.why}`)
    expect(meets(read.condition, { seen, crashed: false }), path.join(".")).toBe(true)
  }
})

test("a state that its view does not show is listed below the world", () => {
  const before = openMenu().world()
  const behind = { ...(before.units["cart"] as object), behind: 1 }
  const after = { ...before, units: { ...before.units, cart: behind } }
  expect(stepChanges(shop, before, after).values).toEqual([
    { path: ["world", "units", "cart", "behind"], before: undefined, after: 1 },
  ])
})

test("no change gives an empty list, and changes beyond the limit are only counted", () => {
  const { before, after } = added()
  expect(stepChanges(shop, after, after)).toMatchObject({ values: [], left: 0, armed: [], called: [], stopped: [] })
  const { values, left } = stepChanges(shop, before, after, 1)
  expect([values.length, left > 0]).toEqual([1, true])
})
