import { expect, test } from "vitest"
import { openShop } from "../../shop/shopStage.fixture.ts"
import { kunde1, openRecognised } from "../session/sessionStage.fixture.ts"
import { atPanel, own, sendingTo, withCode } from "./recruitingStage.fixture.ts"

const panel = { type: "ModalOpened", modal: { _tag: "RecruitFriend" } } as const
const asked = (stage: ReturnType<typeof openShop>) =>
  stage.running().flatMap((call) => (call.type === "RecruitFriend" ? [call] : []))
const refusal = (code: number) => ({ _tag: "Refused", status: 400, problems: [{ code, message: "Nei." }] })
const counted = (stage: ReturnType<typeof openShop>) =>
  stage.told().filter((command) => command.type === "Track" && command.event.name === "recruit_friend")

test("the panel loads the customer's own code, shows no friend, and counts nobody as recruited", () => {
  const stage = atPanel()
  expect(asked(stage)).toMatchObject([{ to: {}, key: expect.stringMatching(/^recruit-\d+$/) }])
  stage.answer("RecruitFriend", own)
  expect(stage.see().recruiting).toMatchObject({ _tag: "Open", own, told: null })
  stage.put(panel)
  expect(asked(stage)).toEqual([])
})

test("a guest is told to log in, and a profile that arrives late loads the code", () => {
  const guest = openShop("/")
  guest.put(panel)
  expect(guest.see().recruiting).toEqual({ _tag: "NoCustomer" })
  expect(asked(guest)).toEqual([])
  const late = openRecognised()
  late.put(panel)
  late.answer("LoadUser", kunde1)
  expect(asked(late)).toHaveLength(1)
})

test.each([
  ["400 00 055", { phoneNumber: "400 00 055" }],
  [" venn@skorpe.test", { email: "venn@skorpe.test" }],
])("the code is sent to %o, and then to another friend", (typed, to) => {
  const stage = sendingTo(typed)
  expect(asked(stage)).toMatchObject([{ to }])
  stage.answer("RecruitFriend", { ...own, sent: true })
  expect(stage.see().recruiting).toMatchObject({ step: "typing", told: Object.values(to)[0], friend: "" })
  stage.put({ type: "NextFriendWanted" })
  expect(stage.see().recruiting).toMatchObject({ told: null })
  expect(stage.see().recruiting).not.toHaveProperty("sent")
})

test("a friend who was sent the code is counted once, with consent; reading the code is not counted", () => {
  const stage = openShop("/handlevogn", { loggedIn: true, consent: { statistics: true, marketing: false } })
  stage.answer("LoadUser", kunde1)
  stage.put(panel)
  stage.answer("RecruitFriend", own)
  expect(counted(stage)).toEqual([])
  stage.put({ type: "FriendTyped", friend: "400 00 055" })
  stage.put({ type: "FriendSubmitted" })
  stage.answer("RecruitFriend", { ...own, sent: true })
  expect(counted(stage)).toEqual([{ type: "Track", event: { name: "recruit_friend", properties: {} } }])
})

test.each([
  ["", "nobody"],
  ["Kari", "nobody"],
  ["venn@", "notAnEmail"],
])("%o is not sent: %s", (typed, fault) => {
  const stage = sendingTo(typed)
  expect(asked(stage)).toEqual([])
  expect(stage.see().recruiting).toMatchObject({ step: "typing", friend: typed, fault })
  stage.put({ type: "FriendTyped", friend: "4" })
  expect(stage.see().recruiting).toMatchObject({ fault: null })
})

test.each([
  ["400 00 055", refusal(1031), "notANumber"],
  ["venn@skorpe.test", refusal(1009), "notAnEmail"],
  ["400 00 000", refusal(3016), "oneself"],
  ["KUNDE1@pizza.test", refusal(3016), "oneself"],
  ["venn@skorpe.test", refusal(3016), "tooMany"],
  ["400 00 055", refusal(4034), "tooMany"],
  ["400 00 055", refusal(1002), "refused"],
  ["400 00 055", { _tag: "Refused", status: 429, problems: [] }, "unanswered"],
  ["400 00 055", { _tag: "Unreachable" }, "unanswered"],
])("%o with %o says %s, and keeps what was typed", (typed, failure, fault) => {
  const stage = sendingTo(typed)
  stage.fail("RecruitFriend", failure)
  expect(stage.see().recruiting).toMatchObject({ step: "typing", friend: typed, fault, told: null })
})

test("a retry to the same friend after no answer is the same message; another friend, or the same one later, gets a new one", () => {
  const stage = sendingTo("400 00 055")
  const keyOf = () => asked(stage)[0]?.key
  const first = keyOf()
  stage.fail("RecruitFriend", { _tag: "Unreachable" })
  stage.wait(1000)
  stage.put({ type: "FriendSubmitted" })
  expect(keyOf()).toBe(first)
  stage.answer("RecruitFriend", { ...own, sent: true })
  stage.wait(1000)
  stage.put({ type: "FriendTyped", friend: "400 00 055" })
  stage.put({ type: "FriendSubmitted" })
  expect(keyOf()).not.toBe(first)
})

test.each([
  ["copy", { _tag: "Copied" }, "codeCopied"],
  ["share", { _tag: "Copied" }, "invitationCopied"],
  ["share", { _tag: "Shared" }, "shared"],
  ["share", { _tag: "Dismissed" }, null],
  ["copy", { _tag: "Unavailable" }, "failed"],
] as const)("when the device should %s the code and answers %o, the customer is told %s", (how, answer, handed) => {
  const stage = withCode()
  stage.put({ type: "CodeHandingWanted", how })
  expect(stage.running()).toContainEqual({ type: "HandCode", own, how })
  stage.answer("HandCode", answer)
  expect(stage.see().recruiting).toMatchObject({ step: "typing", handed })
})

test("an opened panel shows no message about an earlier friend or an earlier copy; what was typed stays", () => {
  const stage = sendingTo("400 00 055")
  stage.answer("RecruitFriend", { ...own, sent: true })
  stage.put({ type: "CodeHandingWanted", how: "copy" })
  stage.answer("HandCode", { _tag: "Copied" })
  stage.put({ type: "ModalOpened", modal: { _tag: "Share", code: own.code } })
  expect(stage.see().recruiting).toMatchObject({ told: null, handed: null })
  stage.put({ type: "FriendTyped", friend: "venn@skorpe.test" })
  stage.put(panel)
  expect(stage.see().recruiting).toMatchObject({ friend: "venn@skorpe.test" })
})

test("another account loads its own code, and the end of the session forgets it", () => {
  const stage = withCode()
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage)).toHaveLength(1)
  stage.say({ type: "LoggedOut", cause: "unspecified", path: "/" })
  expect(stage.see().recruiting).toEqual({ _tag: "Closed" })
})

test("no code is requested by another panel, nor by another account once the panel is closed", () => {
  const guest = openShop("/")
  guest.put({ type: "ModalOpened", modal: { _tag: "Deals" } })
  expect(guest.see().recruiting).toEqual({ _tag: "Closed" })
  const stage = withCode()
  stage.put({ type: "ModalClosed", id: stage.see().overlay.modal?.id ?? "", by: "button" })
  stage.wait(300)
  stage.say({ type: "AccountChanged", organisationId: null, isSameCustomer: false })
  expect(asked(stage)).toEqual([])
  expect(stage.see().recruiting).toEqual({ _tag: "Closed" })
})
