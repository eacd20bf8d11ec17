import { describe, expect, test } from "vitest"
import type { Profile } from "../../domain/account/wire.ts"
import { atCheckout, choose, priced, submit } from "../checkout/checkoutStage.fixture.ts"
import { kunde1 } from "./sessionStage.fixture.ts"

const withPoints = (points: number): Profile => ({ ...kunde1, loyalty: { acceptedTerms: true, points } })

type Stage = ReturnType<typeof atCheckout>

/** A customer with 1200 points, who has ordered and follows the order. */
const ordered = (): Stage => {
  const stage = atCheckout({ user: withPoints(1200) })
  choose(stage, priced(269))
  submit(stage)
  stage.answer("PlaceOrder", { orderId: "o1" })
  stage.answer("ReadSessionFlag", true)
  return stage
}

const open = (stage: Stage, path: string): void => {
  stage.put({ type: "PathOpened", path, how: "link" })
  stage.answer("ReadSessionFlag", true)
}

const asked = (stage: Stage) => stage.running().filter(({ type }) => type === "LoadUser").length
const points = (stage: Stage) => {
  const { session } = stage.see()
  return session._tag === "LoggedIn" ? session.user.loyalty?.points : undefined
}

describe("the points of a customer who has ordered", () => {
  test("are requested again each time their own page is opened, and on no other page", () => {
    const stage = ordered()
    open(stage, "/kontakt")
    expect(asked(stage)).toBe(0)
    open(stage, "/min-side")
    expect([asked(stage), points(stage)]).toEqual([1, 1200])
    stage.answer("LoadUser", withPoints(200))
    expect(points(stage)).toBe(200)
    open(stage, "/kontakt")
    open(stage, "/min-side")
    stage.answer("LoadUser", withPoints(469))
    expect(points(stage)).toBe(469)
  })

  test("are requested once more when the customer has changed something meanwhile", () => {
    const stage = ordered()
    open(stage, "/min-side")
    const first = stage.keyOf("LoadUser")
    stage.say({ type: "ProfileChanged", user: { loyalty: { acceptedTerms: true, points: 0 } } })
    expect(stage.keyOf("LoadUser")).not.toBe(first)
    expect([asked(stage), points(stage)]).toEqual([1, 0])
    stage.answer("LoadUser", withPoints(200))
    expect([asked(stage), points(stage)]).toEqual([0, 200])
    stage.say({ type: "ProfileChanged", user: { firstName: "Kunde" } })
    expect([asked(stage), points(stage)]).toEqual([0, 200])
  })

  test("stay as last loaded when there is no answer, and a 401 ends the session", () => {
    const stage = ordered()
    open(stage, "/min-side")
    stage.fail("LoadUser", { _tag: "Unreachable" })
    expect(points(stage)).toBe(1200)
    stage.say({ type: "ProfileChanged", user: { firstName: "Kunde" } })
    expect(asked(stage)).toBe(0)
    open(stage, "/kontakt")
    open(stage, "/min-side")
    stage.fail("LoadUser", { _tag: "Refused", status: 401, problems: [] })
    expect(stage.see().session._tag).toBe("Anonymous")
  })
})

test.each([
  ["is empty", null],
  ["comes without them", kunde1],
])("points stay as they are known when the profile %s", (_, profile) => {
  const stage = ordered()
  open(stage, "/min-side")
  stage.answer("LoadUser", profile)
  expect([points(stage), stage.see().session._tag]).toEqual([1200, "LoggedIn"])
})

test("the points of another customer, who has logged in in another tab, are not shown as theirs", () => {
  const stage = ordered()
  open(stage, "/min-side")
  stage.answer("LoadUser", { ...withPoints(777), _id: "u2" })
  expect(points(stage)).toBe(1200)
})

test("the points of a customer who has ordered nothing are not requested twice", () => {
  const stage = atCheckout({ user: withPoints(1200) })
  open(stage, "/min-side")
  expect(asked(stage)).toBe(0)
})
