import { Effect } from "effect"
import { expect, test } from "vitest"
import { balance, summary } from "../api/organisationExamples.ts"
import { kroner } from "../domain/money/rules/kroner.ts"
import { makeSafe } from "../vault/safe.ts"
import type { DeviceEntry } from "../domain/device/entries.ts"
import { found, servicesBefore } from "./servicesBench.fixture.ts"
import type { HttpAnswer } from "./transport.ts"

const safe = makeSafe("page")
const code = safe.seal("471147", "code")

/** Services of a server that gives one answer to everything. */
const before = (answer: HttpAnswer | "nobody", kept: readonly (readonly [DeviceEntry, string])[] = []) =>
  servicesBefore(() => answer, { kept, safe })

const grant = { status: 200, text: '{"expiresAt":"1970-01-02T00:00:00.000Z"}' }
const refused = { status: 401, text: '{"errors":[{"code":1016,"message":"Logg inn igjen"}]}' }
const verify = { type: "VerifyPhone", phone: "+4740000000", code } as const

test("a login opens its code just before sending, names its client, and stores the token's expiry", async () => {
  const { call, asked, entries } = before(grant)
  expect(await call({ type: "Login", phone: "+4740000000", code })).toEqual({ value: null })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/auth/login" }])
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ phone: "+4740000000", code: "471147", origin: "web" })
  expect(entries.get("sessionExpiry")).toBe("86400000")
})

test.each([
  ["login", { type: "RequestLogin", phone: "40 00 00 00" }, "/api/auth/request-login"],
  ["change-number", { type: "AskNewNumber", phone: "+4740000099" }, "/api/user/change-number"],
] as const)(
  "a code for a %s is requested with a bot check's proof, prepared in advance; without a solver it has none",
  async (purpose, ask, path) => {
    const parameters = { algorithm: "PBKDF2/SHA-256", nonce: "aa", salt: "bb", cost: 1, keyLength: 32, keyPrefix: "cc" }
    const data = { purpose, until: 600_000 }
    const work = { parameters: { ...parameters, keySignature: "dd", data }, signature: "ee" }
    const solver = servicesBefore(
      ({ method }) =>
        method === "GET" ? found({ _tag: "ProofOfWork", holds: 600_000, work }) : { status: 204, text: "" },
      { more: { solve: ({ work: given }) => Effect.succeed(`solved ${given.signature}`) } },
    )
    await solver.tell({ type: "PrepareBotCheck", purpose })
    expect(await solver.call(ask)).toEqual({ value: null })
    expect(solver.asked.map((sent) => [sent.method, sent.path, sent.headers["bot-check"]])).toEqual([
      ["GET", `/api/auth/bot-check/${purpose}`, undefined],
      ["POST", path, "solved ee"],
    ])
    const plain = before({ status: 204, text: "" })
    await plain.tell({ type: "PrepareBotCheck", purpose })
    await plain.call(ask)
    expect(plain.asked.map((sent) => [sent.path, sent.headers["bot-check"]])).toEqual([[path, undefined]])
  },
)

test("a code that proves a number is sent in ASCII digits, whatever digits the keyboard typed", async () => {
  const { call, asked } = before({ status: 204, text: "" })
  await call({ ...verify, code: safe.seal("٤٧١ ١٤٧", "code") })
  expect(JSON.parse(asked[0]?.body ?? "")).toMatchObject({ code: "471147" })
})

test("a new number is confirmed with the code that was sent to it", async () => {
  const { call, asked } = before({ status: 204, text: "" })
  expect(await call({ type: "TakeNewNumber", phone: "+4740000099", code })).toEqual({ value: null })
  expect(asked.map(({ path, body }) => [path, JSON.parse(body ?? "")])).toEqual([
    ["/api/user/change-number", { phone: "+4740000099", code: "471147" }],
  ])
})

test("a secret that is no longer in the page's vault must be typed again; nothing is sent", async () => {
  const { call, asked } = before(grant)
  const gone = await call({ type: "LoginEmail", email: "kunde1@pizza.test", password: { sealed: "old-1" } })
  expect(gone).toMatchObject({ error: { _tag: "Refused", status: 400, problems: [{ code: 1002 }] } })
  expect(asked).toEqual([])
})

test("a phone is verified by 200 or 204; a 401 is an answer, anything else an error", async () => {
  expect(await before({ status: 204, text: "" }).call(verify)).toEqual({ value: { _tag: "Verified", status: 204 } })
  expect(await before({ status: 200, text: '{"ok":true}' }).call(verify)).toEqual({
    value: { _tag: "Verified", status: 200 },
  })
  expect(await before(refused).call(verify)).toEqual({ value: { _tag: "Unauthorized" } })
  expect(await before({ ...refused, status: 400 }).call(verify)).toMatchObject({ error: { status: 400 } })
  expect(await before("nobody").call(verify)).toEqual({ error: { _tag: "Unreachable" } })
})

test.each([
  ["204", { status: 204, text: "" }],
  ["spaces", { status: 200, text: " " }],
  ["null", { status: 200, text: "null" }],
])("user data of %s means that nobody is logged in", async (_, answer) => {
  expect(await before(answer).call({ type: "LoadUser" })).toEqual({ value: null })
})

test("an invitation is accepted with its link's token, which is read from the vault just before it is sent", async () => {
  const { call, asked } = before({ status: 200, text: JSON.stringify(summary) })
  const token = safe.seal("the-token", "link")
  expect(await call({ type: "AcceptInvitation", token })).toMatchObject({ value: { id: summary.id } })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/organisation/invitations/the-token/accept" }])
})

test("an address is saved with a key, changed, removed and made the default by its own path", async () => {
  const draft = {
    street: "Hjemveien",
    number: "3",
    postalCode: "0154",
    city: "Oslo",
    position: { latitude: 59.91, longitude: 10.75 },
    deliveryDescription: "Ring på",
  }
  const { call, asked } = before({ status: 200, text: "{}" })
  expect(await call({ type: "SaveAddress", id: null, draft, key: "address-1" })).toEqual({ value: null })
  await call({ type: "SaveAddress", id: "a/1", draft, key: "address-1" })
  await call({ type: "RemoveAddress", id: "a1" })
  await call({ type: "ChooseDefaultAddress", id: "a1" })
  expect(asked.map(({ method, path, body }) => [method, path, JSON.parse(body ?? "")])).toEqual([
    ["POST", "/api/user/address", draft],
    ["POST", "/api/user/address/a%2F1", draft],
    ["POST", "/api/user/address/a1", { deleted: true }],
    ["POST", "/api/user/address/a1", { isDefault: true }],
  ])
  expect(asked.map(({ headers }) => headers?.["idempotency-key"])).toEqual(["address-1", ...Array(3).fill(undefined)])
})

test("a removed address is saved again with a key, and made the default if it was", async () => {
  const address = {
    id: "a1",
    street: "Hjemveien",
    number: "3",
    postalCode: "0154",
    city: "Oslo",
    position: { latitude: 59.91, longitude: 10.75 },
    deliveryDescription: "Ring på",
  }
  const { id: _, ...draft } = address
  const { call, asked } = before({ status: 200, text: JSON.stringify({ ...address, id: "a2" }) })
  expect(await call({ type: "RestoreAddress", address, key: "restored-1" })).toEqual({ value: null })
  await call({ type: "RestoreAddress", address: { ...address, isDefault: true }, key: "restored-1" })
  expect(asked.map(({ path, body }) => [path, JSON.parse(body ?? "")])).toEqual([
    ["/api/user/address", draft],
    ["/api/user/address", draft],
    ["/api/user/address/a2", { isDefault: true }],
  ])
  expect(asked.map(({ headers }) => headers?.["idempotency-key"])).toEqual(["restored-1", "restored-1", undefined])
})

test("profile, agreements, sessions and points go to their own paths", async () => {
  const { call, asked } = before({ status: 200, text: "[]" })
  await call({ type: "SaveProfile", change: { firstName: "Kari" } })
  await call({ type: "SaveAgreements", change: { email: false } })
  expect(await call({ type: "LoadSessions" })).toEqual({ value: [] })
  expect(await call({ type: "LoadPoints" })).toEqual({ value: [] })
  expect(await call({ type: "DeleteAccount" })).toEqual({ value: null })
  expect(await call({ type: "SendEmailLink" })).toEqual({ value: null })
  expect(await call({ type: "AskNewNumber", phone: "+4740000099" })).toEqual({ value: null })
  await call({ type: "EndSessions", id: "s1" })
  expect(await call({ type: "EndSessions", id: null })).toEqual({ value: null })
  expect(asked.map(({ method, path, body }) => [method, path, body && JSON.parse(body)])).toEqual([
    ["POST", "/api/user/update", { firstName: "Kari" }],
    ["POST", "/api/user/agreements", { email: false }],
    ["GET", "/api/user/sessions", undefined],
    ["GET", "/api/user/points", undefined],
    ["POST", "/api/user/delete", {}],
    ["POST", "/api/user/email/verification", {}],
    ["POST", "/api/user/change-number", { phone: "+4740000099" }],
    ["POST", "/api/user/sessions", { id: "s1" }],
    ["POST", "/api/user/sessions", { others: true }],
  ])
})

test("favourites are requested by the customer's id, and changes are sent as a difference", async () => {
  const { call, asked } = before({ status: 200, text: '["COLA"]' })
  expect(await call({ type: "SyncFavourites", customerId: "c/1", change: null })).toEqual({ value: ["COLA"] })
  const change = { add: ["COLA"], remove: ["MARG_AM30"] }
  expect(await call({ type: "SyncFavourites", customerId: "c/1", change })).toEqual({ value: ["COLA"] })
  expect(asked.map(({ method, path, body }) => [method, path, body && JSON.parse(body)])).toEqual([
    ["GET", "/api/user/favourites/c%2F1", undefined],
    ["POST", "/api/user/favourites", change],
  ])
})

test("user data that cannot be decoded is a defect, not a logout", async () => {
  expect(await before({ status: 200, text: "<html>" }).call({ type: "LoadUser" })).toEqual({
    error: { _tag: "Defect" },
  })
  expect(await before(refused).call({ type: "LoadUser" })).toMatchObject({ error: { status: 401 } })
})

test("the end of a session removes flag and expiry from the device, and keeps the cart", async () => {
  const { tell, entries } = before(grant, [
    ["loggedIn", "1"],
    ["sessionExpiry", "1"],
    ["cart", "{}"],
  ])
  await tell({ type: "ClearSession" })
  expect([...entries.keys()]).toEqual(["cart"])
})

test("a refusal is reported with its status, its errors and the message that the customer reads", async () => {
  const { tell, reported } = before(grant)
  await tell({
    type: "Report",
    report: { _tag: "Refused", severity: "Error", call: "LoadUser", status: 403, codes: [1003] },
  })
  expect(reported).toMatchObject([{ error: { code: 403, message: "Ikke tilgang", errors: [{ code: 1003 }] } }])
})

test("the link of a mail confirms an address by its token in the body", async () => {
  const { call, asked } = before({ status: 204, text: "" })
  const token = safe.seal("the-token-of-a-mail", "token")
  expect(await call({ type: "ConfirmEmail", token })).toEqual({ value: null })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/user/email/verify" }])
  expect(asked[0]?.body).toBe(JSON.stringify({ token: "the-token-of-a-mail" }))
})

test("unsubscribing sends the token in the API's own field, and an empty answer succeeds", async () => {
  const { call, asked } = before({ status: 204, text: "" })
  const token = safe.seal("customer/1.token", "token")
  expect(await call({ type: "UnsubscribeEmail", token })).toEqual({ value: null })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/user/email/unsubscribe/customer%2F1.token" }])
})

test("a number is unsubscribed from text messages as it was typed", async () => {
  const { call, asked } = servicesBefore(() => found(null))
  expect(await call({ type: "UnsubscribePhone", phone: "400 00 071" })).toEqual({ value: null })
  expect(asked).toMatchObject([{ method: "POST", path: "/api/user/phone-number/unsubscribe" }])
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual({ phone: "400 00 071" })
})

test("a budget is the remainder within the organisation's and the member's limits, in minor units", async () => {
  const path = `/api/organisation/${summary.id}`
  const { call, asked } = servicesBefore((ask) => found(ask.path === path ? summary : balance))
  expect(await call({ type: "LoadBudget", organisationId: summary.id })).toEqual({
    value: { isApproved: true, perOrder: kroner(10_000), left: kroner(49_403) },
  })
  expect(asked.map(({ method, path }) => [method, path])).toEqual([
    ["GET", path],
    ["GET", `${path}/balance`],
  ])
  const half = servicesBefore((ask) => (ask.path === path ? found(summary) : "nobody"))
  expect(await half.call({ type: "LoadBudget", organisationId: summary.id })).toEqual({
    error: { _tag: "Unreachable" },
  })
})

test("a customer's addresses are read as they are saved", async () => {
  const saved = {
    id: "a1",
    street: "Testveien",
    number: "3",
    postalCode: "0154",
    city: "Oslo",
    position: { latitude: 59.91, longitude: 10.75 },
    deliveryDescription: "",
  }
  const { call, asked } = before(found([saved]))
  expect(await call({ type: "LoadAddresses" })).toEqual({ value: [saved] })
  expect(asked.map(({ path }) => path)).toEqual(["/api/user/addresses"])
})

test("registration succeeds even if the session's expiry is unknown, so that the customer does not register twice", async () => {
  const registration = { firstName: "Kunde", lastName: "1", phoneNumber: "+4740000000" }
  const create = { type: "CreateAccount", registration, key: "key-1" } as const
  const whole = servicesBefore(({ path }) => (path === "/api/user/create" ? found({}) : grant))
  expect(await whole.call(create)).toEqual({ value: null })
  expect(whole.entries.get("sessionExpiry")).toBe("86400000")
  const half = servicesBefore(({ path }) => (path === "/api/user/create" ? found({}) : "nobody"))
  expect(await half.call(create)).toEqual({ value: null })
})
