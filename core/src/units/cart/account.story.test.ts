import { describe, expect, test } from "vitest"
import { kunde1, member } from "../session/sessionStage.fixture.ts"
import { addCola, addLarge, openShop } from "../../shop/shopStage.fixture.ts"
import { priceOf, torgetWithMenu } from "../../shop/samples.fixture.ts"
import type { OuterEvent } from "../../messages/events.ts"

type Stage = ReturnType<typeof openShop>

const discount = { couponCode: "MINE", descriptions: { nb: "Min", sv: "Min", en: "Mine" } }
const mine: OuterEvent = { type: "DiscountChosen", choice: { _tag: "UserDiscount", discount } }
const theirs: OuterEvent = { type: "DiscountChosen", choice: { _tag: "OrganisationDiscount", discount } }
const points: OuterEvent = { type: "LoyaltyChosen", useLoyalty: true }
const granted = [
  ["a user discount", mine],
  ["an organisation discount", theirs],
  ["points", points],
] as const
const bare = { userDiscount: null, organisationDiscount: null, useLoyalty: false }

/** A customer of two organisations with a pizza in the cart. */
const openMember = (user = member, contents: object = {}) => {
  const stage = openShop("/butikker/torget/meny/pizza", { loggedIn: true, ...contents })
  stage.answer("LoadUser", user)
  stage.answer("LoadStore", torgetWithMenu)
  stage.put(addLarge)
  return stage
}
const logOut = (stage: Stage) => {
  stage.put({ type: "LogoutChosen" })
  stage.answer("Logout", null)
}
const savedCart = (stage: Stage) =>
  stage
    .told()
    .flatMap((told) => (told.type === "SaveCart" ? [told.cart] : []))
    .at(-1)
const asked = (stage: Stage) =>
  stage.running().flatMap((command) => (command.type === "ValidatePrice" ? [command.request] : []))

describe("a granted discount", () => {
  test.each(granted)("is removed at logout (%s); the food stays, and is priced again", (_, event) => {
    const stage = openMember()
    stage.put(event)
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(200))
    logOut(stage)
    expect(stage.see().cart).toMatchObject({ ...bare, totalCount: 1 })
    expect(savedCart(stage)).toMatchObject(bare)
    stage.wait(1000)
    expect(asked(stage)).toMatchObject([{ coupons: [], isLoyaltyOrder: false, organisationId: null }])
  })

  test.each(granted)("is removed when another account is chosen (%s)", (_, event) => {
    const stage = openMember()
    stage.put(event)
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.see().cart).toMatchObject(bare)
  })

  test("stays when the chosen account is the current one or not the customer's", () => {
    const stage = openMember()
    stage.put(mine)
    stage.put({ type: "AccountChosen", organisationId: null })
    stage.put({ type: "AccountChosen", organisationId: "org-9" })
    expect(stage.see().cart.userDiscount).toEqual(discount)
  })

  test("is removed without affecting a typed code, which anybody may use", () => {
    const stage = openMember()
    stage.say({ type: "CouponAccepted", code: "DEAL", replaces: false })
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    logOut(stage)
    expect(stage.see().cart.manualDeals).toEqual(["DEAL"])
  })

  test("is restored from the device only for the same customer and organisation", () => {
    const before = openMember()
    before.put({ type: "AccountChosen", organisationId: "org-1" })
    before.put(theirs)
    const cart = savedCart(before)
    const currentAccount = { customerId: "u1", organisationId: "org-1" }
    const discountOf = (user: typeof member, contents: object) => {
      const stage = openShop("/", { cart, ...contents })
      if (stage.running().some(({ type }) => type === "LoadUser")) stage.answer("LoadUser", user)
      return stage.see().cart.organisationDiscount
    }
    expect(discountOf(member, { loggedIn: true, currentAccount })).toEqual(discount)
    expect(discountOf({ ...member, _id: "u2" }, { loggedIn: true, currentAccount })).toBeNull()
    expect(discountOf(kunde1, { loggedIn: true, currentAccount })).toBeNull()
    expect(discountOf(member, { loggedIn: true })).toBeNull()
    expect(discountOf(member, { currentAccount })).toBeNull()
  })

  test("agreement to the loyalty terms is per customer", () => {
    const stage = openMember()
    stage.put({ type: "LoyaltyAgreed", agreed: true })
    logOut(stage)
    expect(stage.see().cart.loyaltyAgreed).toBe(false)
  })
})

describe("a granted discount that lapsed", () => {
  /** One pizza fewer than the discount is for. */
  const lapsed = (
    event: OuterEvent,
    second: OuterEvent = addLarge,
    how: "LineDecreased" | "LineRemoved" = "LineDecreased",
  ) => {
    const stage = openMember()
    stage.put(second)
    stage.put(event)
    stage.wait(1000)
    stage.answer("ValidatePrice", { ...priceOf(200), validCoupons: ["MINE"], areCouponsValidated: true })
    stage.put({ type: how, id: stage.see().cart.lines[0]?.id ?? "" })
    stage.wait(1000)
    stage.fail("ValidatePrice", {
      _tag: "Refused",
      status: 400,
      problems: [{ code: 3109, message: "", coupons: ["MINE"] }],
    })
    expect(stage.see().cart).toMatchObject({ ...bare, lapsed: { codes: ["MINE"], canUndo: true } })
    return stage
  }

  test.each([
    ["user", mine, { userDiscount: discount, organisationDiscount: null }],
    ["organisation", theirs, { userDiscount: null, organisationDiscount: discount }],
  ] as const)("is granted again when the cart fits again, and removed when they log out (%s)", (_, event, given) => {
    const stage = lapsed(event)
    stage.put(addLarge)
    stage.wait(1000)
    stage.answer("JudgeCode", { code: "MINE" })
    expect(stage.see().cart).toMatchObject({ ...given, manualDeals: [] })
    logOut(stage)
    expect(stage.see().cart).toMatchObject({ ...bare, manualDeals: [], totalCount: 2 })
  })

  test("cannot be restored by the next customer, neither by an undo nor by its code", () => {
    const stage = lapsed(mine)
    logOut(stage)
    expect(stage.see().cart.lapsed).toBeNull()
    stage.put({ type: "LapseUndone" })
    expect(stage.see().cart).toMatchObject({ ...bare, totalCount: 1 })
    stage.say({ type: "CouponAccepted", code: "MINE", replaces: false })
    expect(stage.see().cart).toMatchObject({ ...bare, manualDeals: ["MINE"] })
  })

  test("is not given to the next customer who restores the removed line", () => {
    const stage = lapsed(mine, addCola, "LineRemoved")
    logOut(stage)
    stage.put({ type: "RemovalUndone" })
    expect(stage.see().cart).toMatchObject({ ...bare, totalCount: 3 })
  })
})

describe("the price", () => {
  test("is requested for the account, and again when it changes; a late answer to the old request is dropped", () => {
    const stage = openMember()
    stage.wait(1000)
    expect(asked(stage)).toMatchObject([{ organisationId: null }])
    const key = stage.keyOf("ValidatePrice")
    stage.put({ type: "AccountChosen", organisationId: "org-1" })
    expect(stage.see().validation._tag).toBe("Pending")
    expect(Object.values(stage.world().calls).map((call) => call.key)).not.toContain(key)
    stage.wait(1000)
    expect(asked(stage)).toMatchObject([{ organisationId: "org-1" }])
    stage.answer("ValidatePrice", priceOf(250))
    logOut(stage)
    stage.wait(1000)
    expect(asked(stage)).toMatchObject([{ organisationId: null }])
  })

  test("is requested again at login and logout, because points and codes are personal", () => {
    const stage = openShop("/butikker/torget/meny/pizza", { loggedIn: true })
    stage.answer("LoadStore", torgetWithMenu)
    stage.put(addLarge)
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(250))
    stage.answer("LoadUser", kunde1)
    expect(stage.see().validation._tag).toBe("Pending")
    stage.wait(1000)
    expect(asked(stage)).toHaveLength(1)
    stage.answer("ValidatePrice", { ...priceOf(250), canUseLoyaltyDiscount: true })
    logOut(stage)
    expect(stage.see().validation._tag).toBe("Pending")
    stage.wait(1000)
    expect(asked(stage)).toHaveLength(1)
  })

  test("is not requested again for the same account, nor for an empty cart", () => {
    const stage = openMember()
    stage.wait(1000)
    stage.answer("ValidatePrice", priceOf(250))
    stage.put({ type: "AccountChosen", organisationId: null })
    expect(stage.see().validation._tag).toBe("Confirmed")
    const empty = openShop("/", { loggedIn: true })
    empty.answer("LoadUser", member)
    empty.put({ type: "AccountChosen", organisationId: "org-1" })
    empty.wait(5000)
    expect([asked(empty), empty.see().validation._tag]).toEqual([[], "Empty"])
  })
})
