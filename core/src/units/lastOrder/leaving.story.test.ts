import { describe, expect, test } from "vitest"
import type { DeviceContents } from "../../domain/device/model.ts"
import { placedOrder } from "../../shop/samples.fixture.ts"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1, unauthorized } from "../session/sessionStage.fixture.ts"

type Stage = ReturnType<typeof openShop>

const account = { customerId: kunde1._id, organisationId: null }
const kept = (customerId: string | null) => ({ orderId: "o1", acknowledged: true, redirect: null, customerId })

/** A page whose device remembers an order under way, with that customer logged in. */
const openWith = (customerId: string | null, contents: Partial<DeviceContents> = {}) => {
  const stage = openShop("/butikker", {
    loggedIn: true,
    currentAccount: account,
    lastOrder: kept(customerId),
    ...contents,
  })
  stage.answer("LoadUser", kunde1)
  stage.answer("LoadOrder", placedOrder)
  expect(stage.see().lastOrder.underWay?.orderId).toBe("o1")
  return stage
}

/** The value of this entry that was last written to the device; absent while nothing was written. */
const onDevice = (stage: Stage, entry: "lastOrder" | "unpaidOrder") =>
  stage
    .told()
    .flatMap((told) => (told.type === "Keep" && told.kept.entry === entry ? [told.kept.value] : []))
    .at(-1)

const follows = (stage: Stage) =>
  stage.running().some(({ type }) => type === "FollowOrder" || type === "LoadOrder") ||
  stage.see().lastOrder.kept !== null

const logOut = (stage: Stage) => {
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
}

describe("a customer's order under way is removed from the device", () => {
  test("when they log out", () => {
    const stage = openWith(kunde1._id)
    logOut(stage)
    expect([onDevice(stage, "lastOrder"), follows(stage), stage.see().lastOrder.underWay]).toEqual([null, false, null])
  })

  test("when the server ends the session", () => {
    const stage = openWith(kunde1._id)
    stage.put({ type: "PathOpened", path: "/min-side", how: "link" })
    stage.fail("LoadOrders", unauthorized)
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
  })

  test("when their profile is empty", () => {
    const stage = openShop("/butikker", { loggedIn: true, currentAccount: account, lastOrder: kept(kunde1._id) })
    stage.answer("LoadUser", null)
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
  })

  test("when their session ended while the page was closed", () => {
    const stage = openShop("/butikker", { currentAccount: account, lastOrder: kept(kunde1._id) })
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
  })

  test("when somebody else logs in in another tab", () => {
    const stage = openWith(kunde1._id)
    const next = { ...account, customerId: "u2" }
    stage.put({ type: "KeptElsewhere", kept: { entry: "currentAccount", value: next } })
    stage.answer("LoadUser", { ...kunde1, _id: "u2" })
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
  })

  test("when an earlier version of the shop stored it without its customer, and they log out", () => {
    const { customerId: _, ...unknown } = kept(null)
    const stage = openWith(null, { lastOrder: unknown })
    logOut(stage)
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
  })

  test("when it waits for its payment: the next customer is not asked to pay, and keeps the cart", () => {
    const unpaidOrder = { key: "seed-c1", orderId: "o1", sentAt: openShop("/").world().t, customerId: kunde1._id }
    const stage = openShop("/butikker", { loggedIn: true, currentAccount: account, unpaidOrder })
    stage.answer("LoadUser", kunde1)
    expect(stage.see().checkout.step).toEqual({ _tag: "Paying", orderId: "o1" })
    logOut(stage)
    expect([stage.see().checkout.step, onDevice(stage, "unpaidOrder")]).toEqual([{ _tag: "Filling" }, null])
    expect([onDevice(stage, "lastOrder"), follows(stage)]).toEqual([null, false])
    const next = openShop("/butikker", {
      loggedIn: true,
      currentAccount: { ...account, customerId: "u2" },
      unpaidOrder,
    })
    expect([next.see().checkout.step, onDevice(next, "unpaidOrder")]).toEqual([{ _tag: "Filling" }, null])
  })
})

describe("a guest's own order", () => {
  test("stays on the device when somebody logs in and out", () => {
    const stage = openWith(null)
    logOut(stage)
    expect([onDevice(stage, "lastOrder"), stage.see().lastOrder.underWay?.orderId]).toEqual([undefined, "o1"])
  })

  test("is distinguished from a customer's when it is placed", () => {
    const guest = openShop("/betaling")
    guest.say({ type: "OrderPlaced", orderId: "o1", key: "", customerId: null })
    expect(onDevice(guest, "lastOrder")).toEqual(kept(null))
    const theirs = openShop("/betaling", { loggedIn: true, currentAccount: account })
    theirs.answer("LoadUser", kunde1)
    theirs.say({ type: "OrderPlaced", orderId: "o1", key: "", customerId: kunde1._id })
    expect(onDevice(theirs, "lastOrder")).toEqual(kept(kunde1._id))
  })
})

test("an answer that comes after the log-out does not store the order on the device", () => {
  const stage = openShop("/betaling")
  stage.say({ type: "OrderPlaced", orderId: "o1", key: "", customerId: kunde1._id })
  expect([onDevice(stage, "lastOrder"), stage.see().lastOrder.kept]).toEqual([undefined, null])
})
