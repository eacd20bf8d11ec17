import { expect, test } from "vitest"
import { evening, openBoard, openTablet, orderOf, trackingOf } from "./kitchenStage.fixture.ts"

const unreachable = { _tag: "Unreachable" }
const refused = (status: number, ...codes: readonly number[]) => ({
  _tag: "Refused",
  status,
  problems: codes.map((code) => ({ code, message: "" })),
})
const pressed = (nth: number) => ({ type: "OrderPressed", orderId: `order${nth}`, report: { type: "Accept" } }) as const

type Stage = ReturnType<typeof openTablet>
const numbers = (stage: Stage) => {
  const { board } = stage.see()
  return board._tag === "Shown" ? board.orders.map(({ number, status }) => `${number} ${status}`) : board._tag
}
const keptIn = (stage: Stage) => stage.told().findLast(({ type }) => type === "KeepPresses")

test("a tablet without a key asks for one, reports a wrong one, and opens with the right one", () => {
  const stage = openTablet({ store: null }, false)
  expect(stage.see().tablet).toMatchObject({ _tag: "Locked", fault: null, isTrying: false })
  const key = { sealed: "safe-1" }
  stage.put({ type: "KeyEntered", key, keep: "device" })
  stage.fail("TryKey", refused(401, 1003))
  expect(stage.see().tablet).toMatchObject({ _tag: "Locked", fault: "wrong" })
  stage.put({ type: "KeyEntered", key, keep: "device" })
  stage.fail("TryKey", unreachable)
  expect(stage.see().tablet).toMatchObject({ _tag: "Locked", fault: "unreachable" })
  stage.put({ type: "KeyEntered", key, keep: "device" })
  stage.answer("TryKey", null)
  stage.answer("ListStores", [{ id: "102", name: "Brygga" }])
  stage.put({ type: "StoreChosen", storeId: "elsewhere" })
  expect(stage.see().tablet._tag).toBe("Choosing")
  stage.put({ type: "StoreChosen", storeId: "102" })
  expect(stage.see().tablet).toMatchObject({ _tag: "Open", store: { name: "Brygga" } })
  expect(stage.told().at(-1)).toMatchObject({ type: "KeepTablet", memory: { store: { id: "102" } } })
})

test("locking removes key and orders; a key that is no longer valid locks the tablet", () => {
  const stage = openBoard(orderOf(1))
  stage.put({ type: "TabletLocked" })
  expect([stage.see().tablet._tag, stage.see().board._tag, stage.calls()]).toEqual(["Locked", "Closed", []])
  expect(stage.told()).toContainEqual({ type: "ForgetKey" })
  expect(keptIn(stage)).toMatchObject({ kept: { presses: [] } })
  expect(JSON.stringify(stage.world())).not.toContain("Godt stekt")

  const other = openBoard(orderOf(1))
  other.put(pressed(1))
  other.fail("SendReport", refused(401, 1003))
  expect(other.see().tablet).toMatchObject({ _tag: "Locked", fault: "wrong" })
  expect(other.see().board._tag).toBe("Closed")
})

test("orders are sorted by when they are due, also after each change; an older copy changes nothing", () => {
  const stage = openBoard(orderOf(1), orderOf(2, { estimatedAt: evening + 60_000 }))
  expect(numbers(stage)).toEqual(["2 placed", "1 placed"])
  stage.news("FollowOrders", orderOf(1, { sequence: 3, status: "accepted" }))
  stage.news("FollowOrders", orderOf(1, { sequence: 2 }))
  stage.news("FollowOrders", orderOf(3))
  expect(numbers(stage)).toEqual(["2 placed", "1 accepted", "3 placed"])
  stage.news("FollowOrders", orderOf(2, { sequence: 2, status: "cancelled" }))
  stage.news("FollowOrders", orderOf(2))
  expect(numbers(stage)).toEqual(["1 accepted", "3 placed"])
  const { board } = stage.see()
  expect(board._tag === "Shown" && board.ended.map(({ number }) => number)).toEqual([2])
})

test("the bell rings for each new order and again while one waits; not once muted, nor when all are answered", () => {
  const stage = openBoard()
  expect(stage.rings()).toBe(0)
  stage.news("FollowOrders", orderOf(1))
  stage.news("FollowOrders", orderOf(2))
  expect(stage.rings()).toBe(2)
  stage.wait(20_000)
  expect(stage.rings()).toBe(3)
  stage.put({ type: "SoundSwitched" })
  stage.wait(60_000)
  expect(stage.rings()).toBe(3)
  stage.put({ type: "SoundSwitched" })
  stage.news("FollowOrders", orderOf(1, { sequence: 2, status: "accepted" }))
  stage.news("FollowOrders", orderOf(2, { sequence: 2, status: "accepted" }))
  const before = stage.rings()
  stage.wait(60_000)
  expect(stage.rings()).toBe(before)
})

test("the bell rings once when the payment of an open order is withdrawn; not for an ended order, nor once muted", () => {
  const paid = { paymentType: "ADYEN", status: "accepted" } as const
  const withdrawn = { ...paid, sequence: 2, paymentWithdrawn: true } as const
  const stage = openBoard(orderOf(1, paid), orderOf(2, paid), orderOf(3, paid))
  stage.news("FollowOrders", orderOf(1, withdrawn))
  expect(stage.rings()).toBe(1)
  stage.wait(60_000)
  stage.news("FollowOrders", orderOf(1, { ...withdrawn, sequence: 3, step: "inOven" }))
  stage.news("FollowOrders", orderOf(2, { ...withdrawn, status: "completed" }))
  expect(stage.rings()).toBe(1)
  stage.put({ type: "SoundSwitched" })
  stage.news("FollowOrders", orderOf(3, withdrawn))
  expect(stage.rings()).toBe(1)
})

test("the answer to a press on an order that has left the board does not ring again", () => {
  const accepted = { paymentType: "ADYEN", status: "accepted" } as const
  const stage = openBoard(orderOf(1, accepted), orderOf(2, { status: "accepted" }))
  stage.put({ type: "OrderPressed", orderId: "order2", report: { type: "Complete" } })
  stage.news("FollowOrders", orderOf(2, { sequence: 2, status: "completed" }))
  stage.news("FollowOrders", orderOf(1, { ...accepted, sequence: 2, paymentWithdrawn: true }))
  expect(stage.rings()).toBe(1)
  stage.answer("SendReport", trackingOf(orderOf(2), { status: "completed" }))
  expect(stage.rings()).toBe(1)
})

test("a withdrawal rings beside an order that waits for its answer, which keeps ringing", () => {
  const paid = { paymentType: "ADYEN", status: "accepted" } as const
  const stage = openBoard(orderOf(1, paid), orderOf(2))
  const before = stage.rings()
  stage.news("FollowOrders", orderOf(1, { ...paid, sequence: 2, paymentWithdrawn: true }))
  expect(stage.rings()).toBe(before + 1)
  stage.wait(20_000)
  expect(stage.rings()).toBe(before + 2)
})

test("a withdrawal during a lost connection rings once, also for the order that rang", () => {
  const paid = { paymentType: "ADYEN", status: "accepted" } as const
  for (const known of [orderOf(1, paid), orderOf(1, { paymentType: "ADYEN" })]) {
    const stage = openBoard(known)
    const before = stage.rings()
    stage.put({ type: "ConnectionLost" })
    stage.put({ type: "ConnectionRestored" })
    const withdrawn = orderOf(1, { ...paid, sequence: 2, paymentWithdrawn: true })
    stage.answer("LoadOrders", { orders: [withdrawn], ended: [], position: "2" })
    stage.wait(60_000)
    expect(stage.rings()).toBe(before + 1)
  }
})

test("a tablet that is opened again does not ring for earlier withdrawals", () => {
  const withdrawn = { paymentType: "ADYEN", status: "accepted", paymentWithdrawn: true } as const
  const stage = openBoard(orderOf(1, withdrawn))
  stage.news("FollowOrders", orderOf(2, withdrawn))
  expect(stage.rings()).toBe(0)
})

test("a busy server gets no call before the time that it stated: for orders, stock, money, stores, or a press", () => {
  const busy = { _tag: "Refused", status: 429, problems: [], retryAfter: 15 }
  const stage = openBoard(orderOf(1))
  stage.put(pressed(1))
  stage.fail("SendReport", busy)
  stage.fail("FollowOrders", busy)
  stage.fail("ReadMarks", busy)
  stage.fail("ListMatters", busy)
  stage.wait(14_999)
  expect(stage.calls()).toEqual([])
  stage.wait(1)
  expect(stage.calls().toSorted()).toEqual(["ListMatters", "LoadOrders", "ReadMarks", "SendReport"])

  const choosing = openTablet({ store: null })
  choosing.fail("ListStores", busy)
  choosing.wait(14_999)
  expect(choosing.calls()).toEqual([])
  choosing.wait(1)
  expect(choosing.calls()).toEqual(["ListStores"])
})

test("an order is accepted once, however often it is pressed, and several wait their turn", () => {
  const stage = openBoard(orderOf(1), orderOf(2))
  stage.put(pressed(1))
  stage.put(pressed(1))
  stage.put(pressed(2))
  expect(stage.see().reports.queue.map(({ number }) => number)).toEqual([1, 2])
  stage.answer("SendReport", trackingOf(orderOf(1)))
  expect(stage.running().at(-1)).toMatchObject({ type: "SendReport", orderId: "order2" })
  stage.answer("SendReport", trackingOf(orderOf(2)))
  expect(numbers(stage)).toEqual(["1 accepted", "2 accepted"])
  const { board } = stage.see()
  expect(board._tag === "Shown" && board.orders[0]?.next).toEqual({ type: "Step", step: "received" })
  expect(stage.see().reports).toMatchObject({ queue: [], notes: [] })
})

test("more time is counted from the expected time, or from now once that has passed; a repeat changes nothing", () => {
  const order = orderOf(1, { status: "accepted" })
  const stage = openBoard(order)
  const due = order.estimatedAt ?? 0
  stage.put({ type: "LaterOpened", orderId: "order1" })
  expect(stage.see().reports.later).toEqual({ orderId: "order1", number: order.number })
  stage.put({ type: "LaterChosen", minutes: 5 })
  expect(stage.see().reports.queue).toEqual([])
  stage.wait(400)
  stage.put({ type: "LaterChosen", minutes: 15 })
  expect(stage.running().at(-1)).toMatchObject({ report: { type: "Delay", estimatedAt: due + 15 * 60_000 } })
  // The answer is lost, and the repeat is refused: the order itself shows that the first one arrived.
  stage.fail("SendReport", unreachable)
  stage.wait(2000)
  stage.fail("SendReport", refused(409, 3016))
  stage.answer("RereadOrder", { ...order, sequence: 2, estimatedAt: due + 15 * 60_000 })
  expect(stage.see().reports).toMatchObject({ queue: [], notes: [], later: null })
  stage.wait(60 * 60_000)
  stage.put({ type: "LaterOpened", orderId: "order1" })
  stage.wait(400)
  const now = stage.world().t
  stage.put({ type: "LaterChosen", minutes: 5 })
  const full = Math.ceil(now / 60_000) * 60_000
  expect(full).toBeGreaterThan(due + 15 * 60_000)
  expect(stage.running().find(({ type }) => type === "SendReport")).toMatchObject({
    report: { type: "Delay", estimatedAt: full + 5 * 60_000 },
  })
})

test("more time can be requested for one order at a time, and not for a ready one", () => {
  const stage = openBoard(orderOf(1), orderOf(2, { status: "accepted", step: "canBePickedUp" }))
  stage.put({ type: "LaterOpened", orderId: "order2" })
  stage.put({ type: "LaterChosen", minutes: 5 })
  expect(stage.see().reports).toMatchObject({ later: null, queue: [] })
  stage.put({ type: "LaterOpened", orderId: "order1" })
  stage.wait(400)
  stage.put({ type: "RefusalOpened", orderId: "order1" })
  expect(stage.see().reports).toMatchObject({ later: null, refusal: { orderId: "order1" } })
  stage.wait(400)
  stage.put({ type: "LaterOpened", orderId: "order1" })
  expect(stage.see().reports).toMatchObject({ later: { orderId: "order1" }, refusal: null })
  stage.put({ type: "LaterClosed" })
  expect(stage.see().reports.later).toBeNull()
})

test("a refusal that was begun before another tablet accepted first shows that it would now cancel", () => {
  const stage = openBoard(orderOf(1))
  stage.put({ type: "RefusalOpened", orderId: "order1" })
  stage.put({ type: "ReasonTyped", text: "Ovnen er kald" })
  stage.news("FollowOrders", orderOf(1, { sequence: 2, status: "accepted" }))
  stage.put({ type: "RefusalSent" })
  expect(stage.see().reports).toMatchObject({ queue: [], refusal: { type: "Cancel", reason: "Ovnen er kald" } })
  stage.put({ type: "RefusalSent" })
  expect(stage.see().reports).toMatchObject({ queue: [{ report: { type: "Cancel" } }], refusal: null })
})

test("a press is ignored if another order's card has just moved under the finger", () => {
  const stage = openBoard(orderOf(1), orderOf(2))
  stage.put(pressed(1))
  stage.answer("SendReport", trackingOf(orderOf(1)))
  stage.wait(399)
  stage.put(pressed(2))
  expect(stage.see().reports.queue).toEqual([])
  stage.news("FollowOrders", orderOf(2, { sequence: 2, message: "Uten lokk" }))
  stage.wait(1)
  stage.put(pressed(2))
  expect(stage.see().reports.queue).toMatchObject([{ number: 2 }])
})

test("presses are also ignored after another tablet's answer, and after the list was read again, because cards move", () => {
  const stage = openBoard(orderOf(1), orderOf(2))
  stage.news("FollowOrders", orderOf(1, { sequence: 2, status: "accepted" }))
  stage.put(pressed(2))
  expect(stage.see().reports.queue).toEqual([])
  stage.wait(1_000)
  stage.put({ type: "ConnectionLost" })
  stage.put({ type: "ConnectionRestored" })
  stage.answer("LoadOrders", { orders: [orderOf(3), orderOf(2)], ended: [], position: "2" })
  stage.put(pressed(2))
  expect(stage.see().reports.queue).toEqual([])
  stage.wait(400)
  stage.put(pressed(2))
  expect(stage.see().reports.queue).toMatchObject([{ number: 2 }])
})

test("a press without network is held and sent later; the orders show since when they are out of date", () => {
  const stage = openBoard(orderOf(1))
  stage.wait(30_000)
  stage.put({ type: "ConnectionLost" })
  expect(stage.see().board).toMatchObject({ isLost: true, freshAt: evening + 30_000 })
  stage.put(pressed(1))
  stage.fail("SendReport", unreachable)
  expect(stage.see().reports).toMatchObject({ isHeld: true, queue: [{ number: 1 }] })
  stage.put({ type: "ConnectionRestored" })
  stage.answer("LoadOrders", { orders: [orderOf(1)], ended: [], position: "2" })
  stage.answer("SendReport", trackingOf(orderOf(1)))
  expect(numbers(stage)).toEqual(["1 accepted"])
  expect(stage.see().board).toMatchObject({ isLost: false })
})

test("waiting presses survive a reload: they are sent once the store is open again, in order", () => {
  const before = openBoard(orderOf(1), orderOf(2))
  before.put(pressed(1))
  before.fail("SendReport", unreachable)
  before.put(pressed(2))
  const told = keptIn(before)
  if (told?.type !== "KeepPresses") throw new Error("nothing was kept")
  const stage = openTablet({ kept: told.kept })
  expect(stage.see().reports.queue.map(({ number }) => number)).toEqual([1, 2])
  stage.answer("LoadOrders", { orders: [orderOf(1), orderOf(2)], ended: [], position: "1" })
  stage.put(pressed(1))
  stage.answer("SendReport", trackingOf(orderOf(1)))
  expect(keptIn(stage)).toMatchObject({ kept: { storeId: "101", presses: [{ number: 2 }] } })
  stage.answer("SendReport", trackingOf(orderOf(2)))
  expect(keptIn(stage)).toMatchObject({ kept: { presses: [] } })
  expect(numbers(stage)).toEqual(["1 accepted", "2 accepted"])
  expect(stage.see().reports.queue).toEqual([])
})

test("a press whose answer was lost with the page happens once, and presses of another store are not sent", () => {
  const presses = [{ orderId: "order1", number: 1, report: { type: "Accept" } }] as const
  const kept = { storeId: "101", presses, at: evening }
  const stage = openTablet({ kept })
  stage.fail("SendReport", refused(409, 3016))
  stage.answer("RereadOrder", orderOf(1, { sequence: 2, status: "accepted" }))
  expect(stage.see().reports).toMatchObject({ queue: [], notes: [] })
  expect(keptIn(stage)).toMatchObject({ kept: { presses: [] } })
  const elsewhere = openTablet({ kept: { ...kept, storeId: "102" } })
  expect(elsewhere.see().reports.queue).toEqual([])
  expect(elsewhere.calls()).not.toContain("SendReport")
})

test("a press of an hour ago is not sent when the tablet is opened again: staff see the order and decide again", () => {
  const presses = [{ orderId: "order1", number: 1, report: { type: "Accept" } }] as const
  const stage = openTablet({ kept: { storeId: "101", presses, at: evening - 3_600_000 } })
  expect(stage.see().reports.queue).toEqual([])
  expect(stage.calls()).not.toContain("SendReport")
  const soon = openTablet({ kept: { storeId: "101", presses, at: evening - 60_000 } })
  expect(soon.calls()).toContain("SendReport")
})

test("a lost answer causes no double report: the server refuses, and the order is already in the wanted state", () => {
  const stage = openBoard(orderOf(1))
  stage.put(pressed(1))
  stage.fail("SendReport", unreachable)
  stage.wait(2_000)
  stage.fail("SendReport", refused(409, 3016))
  stage.answer("RereadOrder", orderOf(1, { sequence: 2, status: "accepted" }))
  expect(numbers(stage)).toEqual(["1 accepted"])
  expect(stage.see().reports).toMatchObject({ queue: [], notes: [] })
})

test("the second of two tablets shows the first one's report: silently if it is the same, otherwise in a note", () => {
  const stage = openBoard(orderOf(1), orderOf(2))
  stage.put(pressed(1))
  stage.put(pressed(2))
  stage.fail("SendReport", refused(409, 3016))
  stage.answer("RereadOrder", orderOf(1, { sequence: 2, status: "accepted" }))
  stage.fail("SendReport", refused(409, 3016))
  stage.answer("RereadOrder", orderOf(2, { sequence: 2, status: "refused", reason: "Ovnen er kald" }))
  expect(numbers(stage)).toEqual(["1 accepted"])
  expect(stage.see().reports.notes).toMatchObject([{ _tag: "Overtaken", number: 2, status: "refused" }])
  const [note] = stage.see().reports.notes
  stage.put({ type: "NoteClosed", id: note?.id ?? 0 })
  expect(stage.see().reports.notes).toEqual([])
})

test("a refusal needs a reason; an order that was accepted is cancelled instead", () => {
  const stage = openBoard(orderOf(1), orderOf(2, { status: "accepted" }))
  stage.put({ type: "RefusalOpened", orderId: "order1" })
  for (const text of ["  ", "\u200B"]) {
    stage.put({ type: "ReasonTyped", text })
    stage.put({ type: "RefusalSent" })
    expect(stage.calls()).not.toContain("SendReport")
  }
  stage.put({ type: "ReasonTyped", text: " Ovnen er kald " })
  stage.put({ type: "RefusalSent" })
  expect(stage.running().at(-1)).toMatchObject({ report: { type: "Refuse", reason: "Ovnen er kald" } })
  stage.answer("SendReport", trackingOf(orderOf(1), { status: "refused", reason: "Ovnen er kald" }))
  expect(numbers(stage)).toEqual(["2 accepted"])
  stage.wait(400)
  stage.put({ type: "RefusalOpened", orderId: "order2" })
  expect(stage.see().reports.refusal).toMatchObject({ type: "Cancel", number: 2 })
})

test("a list that is read again removes ended orders, and keeps newer copies", () => {
  const stage = openBoard(orderOf(1), orderOf(2))
  stage.put({ type: "ConnectionLost" })
  stage.put({ type: "ConnectionRestored" })
  stage.answer("LoadOrders", { orders: [orderOf(2), orderOf(3)], ended: [], position: "9" })
  expect(numbers(stage)).toEqual(["2 placed", "3 placed"])
  expect(stage.rings()).toBe(2)
})

const endedIn = (stage: Stage) => {
  const { board } = stage.see()
  return board._tag === "Shown" ? board.ended.map(({ number }) => number) : []
}
const morning = Date.parse("2026-11-21T06:00:00+01:00")

test("today's ended orders are listed after a reload, newest first, also those that ended during a lost connection", () => {
  const stage = openTablet()
  expect(stage.running()).toContainEqual({ type: "LoadOrders", storeId: "101", language: "nb", since: morning })
  const over = (nth: number, minutesAgo: number) =>
    orderOf(nth, { sequence: 9, status: "completed", startAt: evening - minutesAgo * 60_000 })
  const open = [orderOf(3, { startAt: evening - 600_000 }), orderOf(4)]
  stage.answer("LoadOrders", { orders: open, ended: [over(1, 90), over(2, 30)], position: "1" })
  expect(endedIn(stage)).toEqual([2, 1])
  stage.news("FollowOrders", orderOf(4, { sequence: 3, status: "refused", reason: "Ovnen er kald" }))
  stage.put({ type: "ConnectionLost" })
  stage.put({ type: "ConnectionRestored" })
  expect(stage.running()).toContainEqual(expect.objectContaining({ type: "LoadOrders", since: evening - 600_000 }))
  stage.answer("LoadOrders", { orders: open, ended: [over(3, 10), over(4, 0)], position: "2" })
  expect([endedIn(stage), numbers(stage)]).toEqual([[3, 4, 2, 1], []])
})

test("a change of language reads the orders again, and is stored", () => {
  const stage = openBoard(orderOf(1))
  stage.put({ type: "LanguageChosen", language: "en" })
  expect(stage.see().board._tag).toBe("Loading")
  expect(stage.running()).toContainEqual({ type: "LoadOrders", storeId: "101", language: "en", since: morning })
  expect(stage.told()).toContainEqual(expect.objectContaining({ type: "KeepTablet" }))
})
