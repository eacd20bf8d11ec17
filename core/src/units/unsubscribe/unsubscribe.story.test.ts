import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"

const link = { type: "UnsubscribeLinkOpened", token: { sealed: "page-1" } } as const
const press = { type: "UnsubscribeConfirmed" } as const
const goTo = (path: string) => ({ type: "PathOpened", path, how: "link" }) as const

const openLink = (path = "/u") => {
  const stage = openShop(path)
  stage.put(link)
  const replaced = () => stage.told().filter(({ type }) => type === "ReplacePath")
  const asked = () => stage.running().filter(({ type }) => type === "UnsubscribeEmail")
  return { ...stage, replaced, asked }
}

test("opening the link sends nothing; confirming does, and the answer removes the link from the address", () => {
  const stage = openLink("/en/u")
  expect(stage.see().unsubscribe).toEqual({ _tag: "Asked" })
  expect(stage.asked()).toEqual([])
  stage.put(press)
  stage.put(press)
  expect(stage.asked()).toEqual([{ type: "UnsubscribeEmail", token: link.token }])
  stage.answer("UnsubscribeEmail", null)
  expect(stage.see().unsubscribe).toEqual({ _tag: "Done" })
  expect(stage.replaced()).toEqual([{ type: "ReplacePath", path: "/en/u" }])
})

test("without a link there is nothing to confirm", () => {
  const stage = openShop("/u")
  stage.put(press)
  expect(stage.see().unsubscribe).toEqual({ _tag: "NoLink" })
})

test("a link that the server does not know is refused, until another is opened", () => {
  const stage = openLink()
  stage.put(press)
  stage.fail("UnsubscribeEmail", { _tag: "Refused", status: 404, problems: [{ code: 3010, message: "" }] })
  expect(stage.see().unsubscribe).toEqual({ _tag: "Refused" })
  stage.put(press)
  expect(stage.asked()).toEqual([])
  stage.put(link)
  expect(stage.see().unsubscribe).toEqual({ _tag: "Asked" })
})

test.each([
  { _tag: "Unreachable" },
  { _tag: "Defect" },
  { _tag: "Refused", status: 503, problems: [] },
  { _tag: "Refused", status: 429, problems: [] },
])("a failure that does not concern the link can be retried: $_tag $status", (failure) => {
  const stage = openLink()
  stage.put(press)
  stage.fail("UnsubscribeEmail", failure)
  expect(stage.see().unsubscribe).toEqual({ _tag: "Unreachable" })
  stage.put(press)
  stage.answer("UnsubscribeEmail", null)
  expect(stage.see().unsubscribe).toEqual({ _tag: "Done" })
})

test("leaving before confirming sends nothing; leaving afterwards does not cancel the request", () => {
  const stage = openLink()
  stage.put(goTo("/kontakt"))
  expect(stage.see().unsubscribe).toEqual({ _tag: "NoLink" })
  const hasty = openLink()
  hasty.put(press)
  hasty.put(goTo("/kontakt"))
  expect(hasty.asked()).toHaveLength(1)
  hasty.answer("UnsubscribeEmail", null)
  expect(hasty.replaced()).toEqual([])
  hasty.put(goTo("/u"))
  expect(hasty.see().unsubscribe).toEqual({ _tag: "Done" })
})

const typed = (phone: string) => ({ type: "UnsubscribePhoneTyped", phone }) as const

const typePhone = (phone = "400 00 071") => {
  const stage = openShop("/u")
  stage.put(typed(phone))
  const asked = () => stage.running().filter(({ type }) => type === "UnsubscribePhone")
  return { ...stage, asked }
}

test("a typed number gets no more text messages once the customer confirms, and is then forgotten", () => {
  const stage = typePhone()
  expect(stage.see().unsubscribe).toEqual({ _tag: "Typing", phone: "400 00 071", fault: null, isSending: false })
  expect(stage.asked()).toEqual([])
  stage.put(press)
  stage.put(press)
  expect(stage.asked()).toEqual([{ type: "UnsubscribePhone", phone: "400 00 071" }])
  expect(stage.see().unsubscribe).toMatchObject({ _tag: "Typing", isSending: true })
  stage.answer("UnsubscribePhone", null)
  expect(stage.see().unsubscribe).toEqual({ _tag: "TextsDone" })
  expect(JSON.stringify(stage.world().units.unsubscribe)).not.toContain("400")
})

test.each([
  [{ _tag: "Refused", status: 400, problems: [{ code: 1031, message: "" }] }, "phone"],
  [{ _tag: "Refused", status: 400, problems: [{ code: 1002, message: "" }] }, "phone"],
  [{ _tag: "Refused", status: 429, problems: [{ code: 1001, message: "" }] }, "tooMany"],
  [{ _tag: "Refused", status: 503, problems: [] }, "unanswered"],
  [{ _tag: "Unreachable" }, "unanswered"],
  [{ _tag: "Defect" }, "unanswered"],
])("a rejected number stays in its field, with the reason: %j", (failure, fault) => {
  const stage = typePhone()
  stage.put(press)
  stage.fail("UnsubscribePhone", failure)
  expect(stage.see().unsubscribe).toEqual({ _tag: "Typing", phone: "400 00 071", fault, isSending: false })
  stage.put(press)
  expect(stage.see().unsubscribe).toMatchObject({ fault: null, isSending: true })
  stage.fail("UnsubscribePhone", failure)
  stage.put(typed("400 00 072"))
  expect(stage.see().unsubscribe).toMatchObject({ phone: "400 00 072", fault: null })
})

test("a typed number is forgotten on another page, or when a link is opened", () => {
  const stage = typePhone()
  stage.put(goTo("/kontakt"))
  expect(stage.see().unsubscribe).toEqual({ _tag: "NoLink" })
  const other = typePhone()
  other.put(link)
  expect(other.see().unsubscribe).toEqual({ _tag: "Asked" })
})

test("changing the language keeps the typed number, and the link that waits to be confirmed", () => {
  const stage = typePhone()
  stage.put(goTo("/en/u"))
  expect(stage.see().unsubscribe).toMatchObject({ _tag: "Typing", phone: "400 00 071" })
  const other = openLink()
  other.put(goTo("/en/u"))
  expect(other.see().unsubscribe).toEqual({ _tag: "Asked" })
})

test("a number or a link that arrives after the page was left is not kept", () => {
  const stage = openShop("/u")
  stage.put(goTo("/kontakt"))
  stage.put(typed("400 00 071"))
  stage.put(link)
  expect(stage.see().unsubscribe).toEqual({ _tag: "NoLink" })
  expect(JSON.stringify(stage.world().units.unsubscribe)).not.toMatch(/400|page-1/)
})
