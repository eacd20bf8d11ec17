import { expect, test } from "vitest"
import { type DeviceEntry, writeEntry } from "../domain/device/entries.ts"
import { problemText } from "../domain/problem/rules/problemText.ts"
import type { ShopCall } from "../messages/commands.ts"
import { accountCalls } from "./accountCalls.fixture.ts"
import { type CallRow, safe, secret } from "./callRow.fixture.ts"
import { orderCalls } from "./orderCalls.fixture.ts"
import { found, notFound, servicesBefore } from "./servicesBench.fixture.ts"

const rows: readonly (readonly [string, CallRow])[] = Object.entries({ ...orderCalls, ...accountCalls })

const refusing = (kept: readonly (readonly [DeviceEntry, string])[]) =>
  servicesBefore(
    ({ path }) => (path === "/api/auth/refresh" ? found({ expiresAt: "2100-01-01T00:00:00.000Z" }) : notFound),
    { safe, kept },
  )

const kept: readonly (readonly [DeviceEntry, string])[] = [
  ["sessionExpiry", "0"],
  ["orderTokens", writeEntry("orderTokens", [{ orderId: "o/1", token: "token-1" }]) ?? ""],
]

test.each(rows)(
  "%s goes to its address, in the customer's language, with a refresh first if it is marked so",
  async (type, row) => {
    const { call, asked } = refusing(kept)
    const answer = await call({ type, ...row.asks } as ShopCall)
    // A stream ends at once here; every other call fails with the refusal.
    expect(answer).toMatchObject(type === "FollowOrder" ? { value: null } : { error: { _tag: "Refused", status: 404 } })
    expect(asked.map(({ path }) => path).includes("/api/auth/refresh")).toBe(row.refreshes)
    const sent = asked.find(({ path }) => path !== "/api/auth/refresh")
    expect(`${sent?.method} ${sent?.path}`).toBe(row.goesTo)
    expect(sent?.body && JSON.parse(sent.body)).toEqual(row.with)
    expect(sent?.headers).toEqual({
      ...(type === "FollowOrder" ? { accept: "text/event-stream", "last-event-id": "3" } : { "accept-language": "nb" }),
      ...(row.with && { "content-type": "application/json" }),
      ...(row.key && { "idempotency-key": row.key }),
      ...(row.showsToken && { "order-token": "token-1" }),
    })
  },
)

test.each([
  { type: "PlaceOrder", attempt: null },
  { type: "ValidatePrice", request: null },
  { type: "RestoreAddress", address: null, key: "key-1" },
  { type: "ChangeOrganisation", organisationId: "b1", change: null, key: "key-1" },
] as const)("$type without what it sends is a defect, and asks nothing", async (command) => {
  const { call, asked } = refusing([])
  expect(await call(command)).toEqual({ error: { _tag: "Defect" } })
  expect(asked).toEqual([])
})

test.each([
  { type: "Login", phone: "+4740000000", code: null },
  { type: "LoginEmail", email: "kunde1@pizza.test", password: null },
  { type: "VerifyPhone", phone: "+4740000000", code: null },
  { type: "TakeNewNumber", phone: "+4740000000", code: null },
  { type: "ResetPassword", email: "kunde1@pizza.test", token: secret, password: null },
  { type: "ChangePassword", email: "kunde1@pizza.test", old: null, password: secret },
  { type: "ConfirmEmail", token: null },
  { type: "UnsubscribeEmail", token: null },
  { type: "AcceptInvitation", token: null },
  { type: "BeginPayment", orderId: "o/1", details: null, key: "key-1" },
] as const)("$type without its secret asks for it again, in the customer's language", async (command) => {
  const { call, asked } = refusing([])
  const problems = [{ code: 1002, message: problemText(1002, "nb") }]
  expect(await call(command)).toEqual({ error: { _tag: "Refused", status: 400, problems } })
  expect(asked).toEqual([])
})

test("a chart that waits for a tell has a bug, and the error names the tell", async () => {
  const { call } = refusing([])
  await expect(call({ type: "ShowPath", path: "/" } as never)).rejects.toThrow("ShowPath is a tell: it has no answer")
})
