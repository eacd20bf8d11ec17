import { describe, expect, test } from "vitest"
import { placedOrder, received } from "../../shop/samples.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const unseen = { orderId: "o1", acknowledged: false, redirect: "/bestilling/o1" }
const seen = { orderId: "o1", acknowledged: true, redirect: null }

const kept = (stage: Stage) =>
  stage.told().flatMap((told) => (told.type === "Keep" && told.kept.entry === "lastOrder" ? [told.kept.value] : []))
const asked = (stage: Stage) => stage.running().filter(({ type }) => type === "LoadOrder")
const followed = (stage: Stage) => stage.running().filter(({ type }) => type === "FollowOrder")
const go = (stage: Stage, path: string) => stage.put({ type: "PathOpened", path, how: "link" })

test("a placed order is stored with the path of its page, and is acknowledged when that page is shown", () => {
  const stage = openShop("/betaling")
  stage.say({ type: "OrderPlaced", orderId: "o1", key: "" })
  expect(kept(stage)).toEqual([unseen, seen])
  expect(stage.see().lastOrder.kept).toEqual(seen)
})

test("an order whose page was never shown is still unacknowledged on the next visit", () => {
  const stage = openShop("/", { lastOrder: unseen })
  expect(stage.see().lastOrder.kept).toEqual(unseen)
  go(stage, "/bestilling/another")
  expect(stage.see().lastOrder.kept).toEqual(unseen)
  go(stage, "/bestilling/o1")
  expect(kept(stage)).toEqual([seen])
  go(stage, "/bestilling/o1?fra=epost")
  expect(kept(stage)).toHaveLength(1)
})

test("an order that is over is loaded once, by the front page, and by no other page", () => {
  const over = { ...seen, over: true }
  const elsewhere = openShop("/butikker", { lastOrder: over })
  expect(asked(elsewhere)).toEqual([])
  const stage = openShop("/", { lastOrder: over })
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o1" }])
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Loading" })
  stage.answer("LoadOrder", placedOrder)
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Loaded", value: placedOrder })
  expect([followed(stage), stage.see().lastOrder.underWay]).toEqual([[], null])
  go(stage, "/handlevogn")
  go(stage, "/")
  expect(asked(stage)).toEqual([])
})

test("an order under way is followed from page to page, after the browser was closed too", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  expect(followed(stage)).toEqual([{ type: "FollowOrder", orderId: "o1", after: placedOrder.tracking.sequence }])
  go(stage, "/handlevogn")
  const baking = { ...received, sequence: 2, steps: [{ step: "inOven" as const, at: received.steps[0]?.at ?? "" }] }
  stage.news("FollowOrder", baking)
  expect(stage.see().lastOrder.underWay?.tracking).toEqual(baking)
  expect(asked(stage)).toEqual([])
})

test("an order's tracker follows it itself, so the bar hides there; on the next page the bar is back at once, while the order loads again", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  go(stage, "/bestilling/o1")
  expect(stage.see().lastOrder.underWay).toBeNull()
  stage.answer("LoadOrder", placedOrder)
  expect(followed(stage)).toHaveLength(1)
  go(stage, "/butikker")
  expect(stage.see().lastOrder.underWay?.orderId).toBe("o1")
  expect([asked(stage).length, followed(stage).length]).toEqual([1, 0])
})

test.each(["completed", "cancelled", "refused"] as const)("the device remembers that an order is %s", (status) => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  stage.news("FollowOrder", { ...received, sequence: 2, status })
  expect(kept(stage)).toEqual([{ ...seen, over: true }])
  expect([stage.see().lastOrder.underWay, followed(stage)]).toEqual([null, []])
})

test("a hidden tab closes the stream, and loads the order again when it is shown", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "PageHidden" })
  expect([followed(stage), stage.see().lastOrder.underWay?.orderId]).toEqual([[], "o1"])
  stage.put({ type: "PageShown" })
  expect(asked(stage)).toHaveLength(1)
})

test("an order that another tab has placed since replaces the one that this tab follows, on the device too", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  const newer = { ...seen, orderId: "o2" }
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: newer } })
  // A browser allows few connections: a hidden tab loads the order once it is shown.
  expect([followed(stage), asked(stage)]).toEqual([[], []])
  stage.put({ type: "PageShown" })
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o2" }])
  stage.answer("LoadOrder", { ...placedOrder, orderId: "o2" })
  expect(stage.see().lastOrder).toMatchObject({ kept: newer, underWay: { orderId: "o2" } })
  stage.news("FollowOrder", { ...received, status: "completed", sequence: 2 })
  expect(kept(stage)).toEqual([{ ...newer, over: true }])
})

test("an order that has ended in another tab does not replace the one under way; a new one is loaded at the next page", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  const other = { ...seen, orderId: "o0" }
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: { ...other, over: true } } })
  expect(stage.see().lastOrder.underWay?.orderId).toBe(placedOrder.orderId)
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: other } })
  go(stage, "/handlevogn")
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o0" }])
})

test("nothing is loaded if another tab stores the same order, none, or one whose own page is shown here", () => {
  const stage = openShop("/butikker", { lastOrder: seen })
  stage.answer("LoadOrder", placedOrder)
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: { ...seen, over: true } } })
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: null } })
  expect([followed(stage).length, asked(stage)]).toEqual([1, []])
  go(stage, "/bestilling/o2")
  stage.put({ type: "KeptElsewhere", kept: { entry: "lastOrder", value: { ...seen, orderId: "o2" } } })
  // The request is the tracker's own.
  expect([asked(stage).length, kept(stage), stage.see().lastOrder.kept?.orderId]).toEqual([1, [], "o2"])
})

test("without a last order nothing is requested", () => {
  const stage = openShop("/")
  expect([asked(stage), stage.see().lastOrder]).toEqual([[], { kept: null, order: { _tag: "Idle" }, underWay: null }])
})

test("an unreachable server is asked again after a back-off; after a 404 it is not", () => {
  const stage = openShop("/", { lastOrder: seen })
  stage.fail("LoadOrder", { _tag: "Unreachable" })
  expect([stage.see().lastOrder.order, asked(stage)]).toEqual([{ _tag: "Failed" }, []])
  stage.wait(60_000)
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  expect(stage.see().lastOrder.order).toEqual({ _tag: "Missing" })
  go(stage, "/handlevogn")
  go(stage, "/")
  stage.wait(60_000)
  expect(asked(stage)).toEqual([])
})

test("an order that is over and failed to load is tried again on the next visit to the front page", () => {
  const stage = openShop("/", { lastOrder: { ...seen, over: true } })
  stage.fail("LoadOrder", { _tag: "Unreachable" })
  go(stage, "/handlevogn")
  stage.wait(60_000)
  expect(asked(stage)).toEqual([])
  go(stage, "/")
  expect(asked(stage)).toHaveLength(1)
})

test("a new order replaces the old one, also one that is loading or was not found", () => {
  const stage = openShop("/", { lastOrder: { ...seen, orderId: "o0" } })
  stage.say({ type: "OrderPlaced", orderId: "o1", key: "" })
  expect(stage.see().lastOrder).toEqual({ kept: seen, order: { _tag: "Idle" }, underWay: null })
  go(stage, "/")
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o1" }])
  stage.fail("LoadOrder", { _tag: "Refused", status: 404, problems: [] })
  stage.say({ type: "OrderPlaced", orderId: "o2", key: "" })
  go(stage, "/")
  expect(asked(stage)).toEqual([{ type: "LoadOrder", orderId: "o2" }])
})

describe("an order that waits for its payment", () => {
  const wanted = (orderId: string) => ({ type: "PaymentWanted", orderId, isNew: true }) as const
  const waiting = { ...placedOrder, tracking: { ...received, status: "awaitingPayment" } } as const

  test("is under way on every page except its payment page", () => {
    const stage = openShop("/betaling")
    stage.say(wanted("o1"))
    expect(kept(stage)).toEqual([seen])
    expect(stage.see().route.screen).toEqual({ _tag: "Payment", orderId: "o1" })
    expect(asked(stage)).toEqual([])
    go(stage, "/butikker")
    stage.answer("LoadOrder", waiting)
    expect(stage.see().lastOrder.underWay?.tracking.status).toBe("awaitingPayment")
    go(stage, "/betaling/o1")
    expect(stage.see().lastOrder.underWay).toBeNull()
  })

  test("is stored like any other once it is placed", () => {
    const stage = openShop("/betaling")
    stage.say(wanted("o1"))
    stage.say({ type: "OrderPlaced", orderId: "o1", key: "" })
    expect(kept(stage)).toEqual([seen, unseen, seen])
  })

  test("does not replace one that the store has, but does replace another unpaid one", () => {
    const baking = openShop("/butikker", { lastOrder: seen })
    baking.answer("LoadOrder", placedOrder)
    baking.say(wanted("o2"))
    expect(kept(baking)).toEqual([])
    const unpaid = openShop("/butikker", { lastOrder: seen })
    unpaid.answer("LoadOrder", waiting)
    unpaid.say(wanted("o2"))
    expect(kept(unpaid)).toEqual([{ ...seen, orderId: "o2" }])
  })

  test("is under way on the first page of a visit, from the device or when the checkout reports it", () => {
    const again = { ...wanted("o1"), isNew: false }
    const stage = openShop("/", { lastOrder: seen })
    stage.answer("LoadOrder", waiting)
    stage.say(again)
    expect(stage.see().lastOrder.underWay?.orderId).toBe("o1")
    expect([asked(stage), followed(stage).length]).toEqual([[], 1])
    const unheard = openShop("/")
    unheard.say(again)
    unheard.answer("LoadOrder", waiting)
    expect(unheard.see().lastOrder.underWay?.orderId).toBe("o1")
  })

  test("is not loaded if its own page is the first of a visit", () => {
    const stage = openShop("/betaling/o1")
    stage.say({ ...wanted("o1"), isNew: false })
    expect([kept(stage), asked(stage), stage.see().lastOrder.underWay]).toEqual([[seen], [], null])
  })

  test("is over once it has been cancelled", () => {
    const stage = openShop("/betaling")
    stage.say(wanted("o1"))
    go(stage, "/butikker")
    stage.answer("LoadOrder", { ...waiting, tracking: { ...waiting.tracking, status: "cancelled" } })
    expect(kept(stage).at(-1)).toEqual({ ...seen, over: true })
    expect(stage.see().lastOrder.underWay).toBeNull()
  })
})
