import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1, logIn, logouts, member, openLoggedIn, unauthorized } from "./sessionStage.fixture.ts"
import { organisationOf } from "./view.ts"

const account = (customerId: string, organisationId: string | null) =>
  ({ type: "KeptElsewhere", kept: { entry: "currentAccount", value: { customerId, organisationId } } }) as const

/** A guest whose other tab has just logged in; this tab asks the device whether there is a session. */
const hearing = (path = "/betaling") => {
  const stage = openShop(path)
  stage.put(account(member._id, "org-1"))
  return stage
}

describe("a guest who has logged in in another tab", () => {
  test("and logs in here too before the device has answered, chooses the account to order for here", () => {
    const stage = hearing()
    logIn(stage)
    stage.answer("LoadUser", member)
    expect(stage.see().overlay.modal?.modal).toEqual({ _tag: "AccountPicker" })
  })

  test("and here too, is not logged out by a call that started before", () => {
    const stage = hearing("/butikker")
    logIn(stage)
    stage.fail("LoadStores", unauthorized)
    stage.answer("LoadUser", kunde1)
    expect([stage.see().session._tag, logouts(stage)]).toEqual(["LoggedIn", []])
  })

  test("orders for the company that they chose there last", () => {
    const stage = hearing()
    stage.put(account(member._id, null))
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", member)
    expect(organisationOf(stage.see().session)).toBeNull()
  })

  test("stays a guest here when the device does not answer", () => {
    const stage = hearing()
    stage.fail("ReadSessionFlag", { _tag: "Defect" })
    expect(stage.see().session).toEqual({ _tag: "Anonymous" })
    expect(stage.running().map(({ type }) => type)).not.toContain("LoadUser")
  })

  test("is not logged out a second time by a late call on the goodbye page", () => {
    const stage = openShop("/butikker")
    stage.put({ type: "PathOpened", path: "/logg-ut", how: "link" })
    stage.put(account(member._id, null))
    stage.fail("LoadStores", unauthorized)
    expect(logouts(stage)).toEqual([])
    stage.answer("ReadSessionFlag", true)
    stage.answer("LoadUser", member)
    expect(stage.see().session._tag).toBe("LoggedIn")
  })
})

test("somebody else who logs in in another tab does not order for the previous customer's company", () => {
  const stage = openLoggedIn(member)
  stage.put({ type: "AccountChosen", organisationId: "org-1" })
  stage.put(account("u2", null))
  stage.answer("LoadUser", { ...member, _id: "u2" })
  expect([organisationOf(stage.see().session), stage.see().overlay.modal]).toEqual([null, null])
})
