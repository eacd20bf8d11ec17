import { SkorpeApi } from "@skorpe/core/api"
import { afterAll, beforeAll, expect, it } from "vitest"
import { startAccountServer } from "../testing/accountServer.ts"
import { customerClient } from "../testing/customerClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server.close())

const { auth, user, operator } = SkorpeApi.groups
const endpoints = [auth, user, operator].flatMap((group) => Object.values(group.endpoints))

const texts = ["", " ", "\u0000", "\ud800", "'; DROP TABLE customer --", "å".repeat(5000), "../..", "%00", "\u202e"]
const values = [...texts, null, true, -1, 1e308, [], {}, [[]], { __proto__: null, a: 1 }]
const fields =
  "phone phoneNumber code origin email password token oldPassword newPassword firstName lastName isNative orgId " +
  "add remove street number postalCode city position deliveryDescription loyaltyTerms birthdate isBlocked id text deleted"
const junk = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  ...values.map((value) => JSON.stringify(Object.fromEntries(fields.split(" ").map((name) => [name, value])))),
]

it(
  "answers invalid input with an error response and never a 5xx, with and without a session",
  { timeout: 120_000 },
  async () => {
    const customer = customerClient(server)
    await customer.logIn("+4740000011")
    const strange: unknown[] = []
    const send = async (who: typeof customer, method: string, path: string, text: string, body: string | undefined) => {
      const at = path.replace(/^\/api/, "").replace(/:\w+/g, encodeURIComponent(text.toWellFormed()))
      const headers = { "idempotency-key": "junk-junk", "staff-key": server.staffKey }
      const answer = await who.ask(method, at, body, headers)
      const isError = answer.status >= 400 && Number.isInteger(answer.body?.errors?.[0]?.code)
      if (answer.status >= 500 || !(answer.status < 300 || isError)) strange.push([method, at, body, answer])
    }
    for (const { method, path } of endpoints) {
      if (path.endsWith("/logout") || path.endsWith("/delete")) continue
      const sent =
        method === "GET"
          ? texts.map((text) => [text, undefined] as const)
          : junk.map((body) => ["x\u0000y", body] as const)
      // The calls to one endpoint run concurrently.
      const guest = customerClient(server)
      await Promise.all(
        [customer, guest].flatMap((who) => sent.map(([text, body]) => send(who, method, path, text, body))),
      )
    }
    expect(strange).toEqual([])
  },
)
