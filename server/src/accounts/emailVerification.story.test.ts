import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hours, startAccountServer } from "../testing/accountServer.ts"
import { askDatabase, everythingIn } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let phones = 46_000_000
beforeAll(async () => {
  server = await startAccountServer("no", { limits: { resetsFromAddress: { times: 1000, within: hours } } })
})
afterAll(() => server.close())

const registered = async (changes: Record<string, unknown> = {}) => {
  const phone = `+47${++phones}`
  const email = `kunde${phones}@skorpe.test`
  const customer = customerClient(server)
  expect((await customer.register(phone, { email, ...changes })).status).toBe(200)
  return {
    customer,
    phone,
    email,
    isVerified: async () => (await customer.get("/user/profile")).body.emailVerified as boolean,
    tokens: async (atLeast: number, to = email) => (await customer.mailbox(to, atLeast)).map(tokenIn),
  }
}
const tokenIn = (mail: string) => /\/min-side#email=(\S+)/.exec(mail)?.[1] ?? ""
const open = (token: string) => customerClient(server).post("/user/email/verify", { token })
const outcome = async (answer: ReturnType<typeof open>) => [(await answer).status, codesOf(await answer)]
const used = [400, [3014]]

describe("an address that is not confirmed", () => {
  it("is confirmed by the link of the mail that follows a registration, once, by whoever opens it", async () => {
    const { isVerified, tokens, customer, email } = await registered({ language: "sv" })
    expect(await isVerified()).toBe(false)
    const [mail = ""] = await customer.mailbox(email)
    expect(mail).toContain("bekräftar du att e-postadressen är din")
    const [token = ""] = await tokens(1)
    const opened = await Promise.all(Array.from({ length: 5 }, () => open(token)))
    // A call repeated after a lost response gets the first call's outcome.
    expect(opened.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await isVerified()).toBe(true)
    expect((await open(token)).status).toBe(204)
    expect(await outcome(customer.post("/user/email/verification"))).toEqual(used)
    server.later(24 * hours)
    expect(await outcome(open(token))).toEqual(used)
  })

  it("has its link stored for a day at most, and the token only as a hash", async () => {
    const { phone, tokens } = await registered()
    const [token = ""] = await tokens(1)
    const stored = await everythingIn(server)
    expect(stored.split("\n").filter((row) => row.includes(token) && !row.includes('"outbox"'))).toEqual([])
    server.later(24 * hours)
    expect(await outcome(open(token))).toEqual(used)
    const when = await askDatabase(server, `SELECT email_verified_at AS at FROM customer WHERE phone = '${phone}'`)
    expect(when).toEqual([{ at: null }])
  })

  it("is not confirmed by a token that this shop did not mail", async () => {
    expect(await outcome(open("somebody's"))).toEqual(used)
    expect(await outcome(open(""))).toEqual([400, [1002]])
  })

  it("gets five mails a day, and then says when to ask again", async () => {
    const { customer, email, isVerified, tokens } = await registered()
    const again = () => customer.post("/user/email/verification")
    for (let nth = 2; nth <= 5; nth++) expect((await again()).status).toBe(204)
    const sixth = await again()
    expect([sixth.status, codesOf(sixth)]).toEqual([429, [1001]])
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(23 * 3600)
    const sent = await tokens(5)
    expect([new Set(sent).size, (await customer.mailbox(email)).length]).toEqual([5, 5])
    server.later(23 * hours)
    expect((await open(sent[0] ?? "")).status).toBe(204)
    expect(await isVerified()).toBe(true)
    expect(await outcome(open(sent[4] ?? ""))).toEqual(used)
  })

  it("cannot get a link when the customer has no address, or nobody is logged in", async () => {
    const { customer, isVerified } = await registered({ email: null })
    expect(await isVerified()).toBe(false)
    expect(await outcome(customer.post("/user/email/verification"))).toEqual(used)
    expect((await customerClient(server).post("/user/email/verification")).status).toBe(401)
  })

  it("gets the link that confirms it instead of a link for a new password, with the same response", async () => {
    const { customer, email } = await registered({ password: "a long password" })
    const asked = await customer.post("/auth/request-reset", { email })
    const nobody = await customer.post("/auth/request-reset", { email: "nobody4@skorpe.test" })
    expect([asked.status, asked.body]).toEqual([nobody.status, nobody.body])
    const before = await customer.mailbox(email, 2)
    expect(before.map((mail) => tokenIn(mail) !== "")).toEqual([true, true])
    expect((await open(tokenIn(before[1] ?? ""))).status).toBe(204)
    await customer.post("/auth/request-reset", { email })
    expect((await customer.mailbox(email, 3)).at(-1)).toContain("/nytt-passord#")
  })

  it("gets no more mails through strangers' password resets than its customer's limit allows", async () => {
    const { customer, email } = await registered()
    for (let nth = 0; nth < 5; nth++) await customer.post("/auth/request-reset", { email })
    await customer.mailbox(email, 5)
    await expect.poll(() => askDatabase(server, "SELECT 1 FROM reset_wish")).toEqual([])
    expect(await customer.mailbox(email)).toHaveLength(5)
  })
})

describe("a changed address", () => {
  it("is confirmed anew, and the links to the old one no longer work", async () => {
    const { customer, email, isVerified, tokens } = await registered({ password: "a long password" })
    const [first = ""] = await tokens(1)
    expect((await open(first)).status).toBe(204)
    await customer.post("/auth/request-reset", { email })
    const link = /#(\S+)/.exec((await customer.mailbox(email, 2)).at(-1) ?? "")?.[1]
    const to = `another-${email}`
    const { body } = await customer.post("/user/update", { email: to })
    expect([body.email, body.emailVerified]).toEqual([to, false])
    expect(await outcome(open(first))).toEqual(used)
    const reset = { email: to, token: new URLSearchParams(link).get("token"), newPassword: "another password" }
    expect(codesOf(await customer.post("/auth/reset", reset))).toEqual([3013])
    const [second = ""] = await tokens(1, to)
    const back = await customer.post("/user/update", { email })
    expect(back.body.emailVerified).toBe(false)
    expect(await outcome(open(second))).toEqual(used)
    expect(await outcome(open(first))).toEqual(used)
    expect(await isVerified()).toBe(false)
  })

  it("stays confirmed while the customer changes something else, or sends the same address", async () => {
    const { customer, email, tokens } = await registered()
    await open((await tokens(1))[0] ?? "")
    const { body } = await customer.post("/user/update", { firstName: "Kunde 2", email })
    expect([body.firstName, body.emailVerified]).toEqual(["Kunde 2", true])
    expect(await customer.mailbox(email)).toHaveLength(1)
  })

  it("that is taken changes nothing, and sends nothing", async () => {
    const { customer, email, tokens, isVerified } = await registered()
    await open((await tokens(1))[0] ?? "")
    expect(codesOf(await customer.post("/user/update", { email: "KUNDE1@skorpe.test" }))).toEqual([1012])
    expect([await isVerified(), (await customer.get("/user/profile")).body.email]).toEqual([true, email])
    expect(await customer.mailbox("KUNDE1@skorpe.test", 0)).toEqual([])
  })

  it("is always saved, but a customer's sixth in a day gets no mail", async () => {
    const { customer, email } = await registered()
    for (let nth = 1; nth <= 5; nth++) {
      expect((await customer.post("/user/update", { email: `${nth}-${email}` })).status).toBe(200)
    }
    expect(await customer.mailbox(`5-${email}`, 0)).toEqual([])
    expect((await customer.get("/user/profile")).body).toMatchObject({ email: `5-${email}`, emailVerified: false })
  })
})

it("the customers of the fixtures have confirmed their addresses", async () => {
  const rows = await askDatabase(
    server,
    "SELECT count(*)::int AS n FROM customer WHERE email LIKE 'kunde_@skorpe.test' AND email_verified_at IS NULL",
  )
  expect(rows).toEqual([{ n: 0 }])
})
