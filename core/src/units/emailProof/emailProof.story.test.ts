import { describe, expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { logOut } from "../account/accountStage.fixture.ts"
import { atOwnPage, named } from "../profile/profileStage.fixture.ts"
import { unauthorized } from "../session/sessionStage.fixture.ts"
import { atLink, link, unproven, wanting } from "./emailProofStage.fixture.ts"

const refused = (status: number, code: number) => ({
  _tag: "Refused",
  status,
  problems: [{ code, message: "" }],
})
const goTo = (path: string) => ({ type: "PathOpened", path, how: "link" }) as const
type Stage = ReturnType<typeof openShop>
const replaced = (stage: Stage) => stage.told().filter(({ type }) => type === "ReplacePath")
const asked = (stage: Stage, call: string) => stage.running().filter(({ type }) => type === call)
const isVerified = (stage: Stage) => {
  const { session } = stage.see()
  return session._tag === "LoggedIn" ? session.user.emailVerified : null
}

describe("the link in a mail", () => {
  test("confirms the e-mail address, whoever opens it, and is removed from the page's address", () => {
    const stage = atLink()
    expect(asked(stage, "ConfirmEmail")).toEqual([{ type: "ConfirmEmail", token: link.token }])
    stage.answer("ConfirmEmail", null)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
    expect(replaced(stage)).toEqual([{ type: "ReplacePath", path: "/en/min-side" }])
    expect(asked(stage, "LoadUser")).toEqual([])
  })

  test("updates the profile of a logged-in customer", () => {
    const stage = atOwnPage(unproven)
    stage.put(link)
    stage.answer("ConfirmEmail", null)
    stage.answer("LoadUser", { ...named, emailVerified: true })
    expect([stage.see().emailProof, isVerified(stage)]).toEqual([{ _tag: "Confirmed" }, true])
  })

  test("updates the profile also if an older one loads after the link was confirmed", () => {
    const stage = openShop("/min-side", { loggedIn: true })
    stage.put(link)
    stage.answer("ConfirmEmail", null)
    stage.answer("LoadUser", unproven)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
    stage.answer("LoadUser", { ...named, emailVerified: true })
    expect(isVerified(stage)).toBe(true)
  })

  test("is confirmed even if the profile cannot be loaded again", () => {
    const stage = atOwnPage(unproven)
    stage.put(link)
    stage.answer("ConfirmEmail", null)
    stage.fail("LoadUser", { _tag: "Unreachable" })
    expect([stage.see().emailProof, asked(stage, "LoadUser")]).toEqual([{ _tag: "Confirmed" }, []])
  })

  test("is refused if it was used or has expired; another link can then be opened", () => {
    const stage = atLink()
    stage.fail("ConfirmEmail", refused(400, 3014))
    expect(stage.see().emailProof).toEqual({ _tag: "Refused" })
    expect(replaced(stage)).toHaveLength(1)
    stage.put(link)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirming" })
  })

  test.each([{ _tag: "Unreachable" }, { _tag: "Defect" }, refused(503, 3099)])(
    "can be tried again, and stays in the page's address, if the outcome is unknown: $_tag",
    (failure) => {
      const stage = atLink()
      stage.fail("ConfirmEmail", failure)
      expect([stage.see().emailProof, replaced(stage)]).toEqual([{ _tag: "Unreachable" }, []])
      stage.put({ type: "EmailLinkRetried" })
      stage.answer("ConfirmEmail", null)
      expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
    },
  )

  test("is confirmed even if the customer opens another page meanwhile, and that page stays", () => {
    const stage = atLink()
    stage.put(goTo("/kontakt"))
    stage.answer("ConfirmEmail", null)
    expect(replaced(stage)).toEqual([])
    stage.put(goTo("/butikker"))
    expect(stage.see().emailProof).toEqual({ _tag: "Closed" })
  })
})

describe("a link that is opened in a session that turns out to be over", () => {
  const opened = () => {
    const stage = openShop("/min-side", { loggedIn: true })
    stage.put(link)
    return stage
  }
  const over = (stage: Stage) => {
    stage.fail("LoadUser", unauthorized)
    expect(stage.see().route.path).toBe("/logg-ut")
    return stage
  }

  test("is confirmed nevertheless, and the goodbye page can say so", () => {
    const stage = over(opened())
    stage.answer("ConfirmEmail", null)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
    stage.put(goTo("/min-side"))
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
    stage.put(goTo("/butikker"))
    expect(stage.see().emailProof).toEqual({ _tag: "Closed" })
  })

  test.each([
    [refused(400, 3014), "Refused"],
    [{ _tag: "Unreachable" }, "Unreachable"],
  ])("keeps an outcome that came before the session ended: %j", (failure, _tag) => {
    const stage = opened()
    stage.fail("ConfirmEmail", failure)
    expect(over(stage).see().emailProof).toEqual({ _tag })
  })

  test("is confirmed also if it is read only after the session has ended", () => {
    const stage = over(openShop("/min-side", { loggedIn: true }))
    stage.put(link)
    stage.answer("ConfirmEmail", null)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
  })

  test("can be tried again on the goodbye page if the outcome is unknown", () => {
    const stage = opened()
    stage.fail("ConfirmEmail", unauthorized)
    expect(stage.see()).toMatchObject({ route: { path: "/logg-ut" }, session: { _tag: "Anonymous" } })
    stage.put({ type: "EmailLinkRetried" })
    stage.answer("ConfirmEmail", null)
    expect(stage.see().emailProof).toEqual({ _tag: "Confirmed" })
  })

  test("is forgotten when the customer logs out themselves", () => {
    const stage = atOwnPage(unproven)
    stage.put(link)
    stage.fail("ConfirmEmail", { _tag: "Unreachable" })
    logOut(stage)
    expect(stage.see().emailProof).toEqual({ _tag: "Closed" })
  })
})

describe("a mail that is requested again", () => {
  test("is sent, and can be requested once more after a countdown of half a minute", () => {
    const stage = wanting()
    stage.put({ type: "EmailLinkWanted" })
    expect(asked(stage, "SendEmailLink")).toHaveLength(1)
    stage.answer("SendEmailLink", null)
    expect(stage.see().emailProof).toEqual({ _tag: "Sent", wait: 30 })
    stage.wait(12_000)
    expect(stage.see().emailProof).toEqual({ _tag: "Sent", wait: 18 })
    stage.put({ type: "EmailLinkWanted" })
    expect(asked(stage, "SendEmailLink")).toEqual([])
    stage.wait(18_000)
    expect(stage.see().emailProof).toEqual({ _tag: "Sent", wait: 0 })
    stage.put({ type: "EmailLinkWanted" })
    expect(stage.see().emailProof).toEqual({ _tag: "Sending" })
  })

  test.each([
    [refused(429, 1001), "tooMany"],
    [refused(400, 3014), "refused"],
    [{ _tag: "Unreachable" }, "unanswered"],
    [refused(503, 3099), "unanswered"],
  ])("says why it was not sent, and can be requested again: %j", (failure, fault) => {
    const stage = wanting()
    stage.fail("SendEmailLink", failure)
    expect(stage.see().emailProof).toEqual({ _tag: "Unsent", fault })
    stage.put({ type: "EmailLinkWanted" })
    expect(stage.see().emailProof).toEqual({ _tag: "Sending" })
  })

  test("is not sent for a guest, and its failure is forgotten when the page is left", () => {
    const guest = openShop("/min-side")
    guest.put({ type: "EmailLinkWanted" })
    expect(guest.see().emailProof).toEqual({ _tag: "Closed" })
    const stage = wanting()
    stage.fail("SendEmailLink", { _tag: "Unreachable" })
    stage.put(goTo("/kontakt"))
    expect(stage.see().emailProof).toEqual({ _tag: "Closed" })
  })
})

test("a link is ignored on any other than the customer's own page", () => {
  const stage = openShop("/kontakt")
  stage.put(link)
  expect(asked(stage, "ConfirmEmail")).toEqual([])
})

test("a mail that is being sent is kept after a change of payer, and dropped when another customer logs in", () => {
  const stage = wanting()
  expect(asked(stage, "SendEmailLink")).toHaveLength(1)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: true })
  expect(asked(stage, "SendEmailLink")).toHaveLength(1)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage, "SendEmailLink")).toEqual([])
})

test("a late profile of one customer is not given to the next", () => {
  const stage = atOwnPage(unproven)
  stage.put(link)
  stage.answer("ConfirmEmail", null)
  expect(asked(stage, "LoadUser")).toHaveLength(1)
  const late = stage.keyOf("LoadUser")
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(stage.bring({ type: "CallEnded", key: late, exit: { _tag: "Done", value: named } })).toBe(false)
})
