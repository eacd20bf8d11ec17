import { expect, test } from "vitest"
import { placedOrder } from "../shop/samples.fixture.ts"
import { openShop } from "../shop/shopStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const unseen = { orderId: "o1", acknowledged: false, redirect: "/bestilling/o1" }
const seen = { orderId: "o1", acknowledged: true, redirect: null }

const kept = (stage: Stage) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "lastOrder" ? [told.kept.value] : []))
const asked = (stage: Stage) => stage.running().filter(({ type }) => type === "LoadOrder")
const go = (stage: Stage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })

test("a placed order is kept with the way to it, and is acknowledged when its page is shown", () => {
  const stage = openShop("/betaling")
  stage.say({ type: "OrderPlaced", orderId: "o1", key: "" })
  expect(kept(stage)).toEqual([unseen, seen])
  expect(stage.see().lastOrder.kept).toEqual(seen)
})

test("an order whose page was never shown is still to be seen on the next visit", () => {
  const stage = openShop("/", { lastOrder: unseen })
  expect(stage.see().lastOrder.kept).toEqual(unseen)
  go(stage, "/bestilling/another")
  expect(stage.see().lastOrder.kept).toEqual(unseen)
  go(stage, "/bestilling/o1")
  expect(kept(stage)).toEqual([seen])
  go(stage, "/bestilling/o1?fra=epost")
  expect(kept(stage)).toHaveLength(1)
})

test("the front page fetches the last order once, and no other page does", () => {
  const elsewhere = openShop("/butikker", { lastOrder: seen })
  expect(asked(elsewhere)).toEqual([])
  const stage = openShop("/", { lastOrder: seen })
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o1" }])
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Loading" })
  stage.answer("LoadOrder", placedOrder)
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Loaded", value: placedOrder })
  go(stage, "/handlevogn")
  go(stage, "/")
  expect(asked(stage)).toEqual([])
})

test("without a last order nothing is asked", () => {
  const stage = openShop("/")
  expect([asked(stage), stage.see().lastOrder]).toEqual([[], { kept: null, order: { _tag: "Idle" } }])
})

test("when nobody answers the next visit to the front page asks again; when there is no such order, none does", () => {
  const stage = openShop("/", { lastOrder: seen })
  stage.fail("LoadOrder", { _tag: "Unreachable" })
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Failed" })
  go(stage, "/handlevogn")
  expect(asked(stage)).toEqual([])
  go(stage, "/")
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Missing" })
  go(stage, "/handlevogn")
  go(stage, "/")
  expect(asked(stage)).toEqual([])
})

test("a new order takes the place of the old, also of one that is being fetched or was missing", () => {
  const stage = openShop("/", { lastOrder: { ...seen, orderId: "o0" } })
  stage.say({ type: "OrderPlaced", orderId: "o1", key: "" })
  expect(stage.see().lastOrder).toEqual({ kept: seen, order: { _tag: "Idle" } })
  go(stage, "/")
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o1" }])
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  stage.say({ type: "OrderPlaced", orderId: "o2", key: "" })
  go(stage, "/")
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o2" }])
})
