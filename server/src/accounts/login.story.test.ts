import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hours, minutes, startAccountServer } from "../testing/accountServer.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"

describe.each([
  { market: "no", known: "+4740000011", unknown: "+4741234567", typed: "40 00 00 11", name: "Kunde" },
  { market: "se", known: "+46701740611", unknown: "+46701740999", typed: "070-174 06 11", name: "Kund" },
] as const)("logging in with a code in $market", ({ market, known, unknown, typed, name }) => {
  let server: Awaited<ReturnType<typeof startAccountServer>>
  const somebody = () => customerClient(server)
  beforeAll(async () => {
    server = await startAccountServer(market)
  })
  afterAll(() => server.close())

  it("leads from a typed number to a session, and out of it", async () => {
    const customer = somebody()
    expect((await customer.post("/auth/request-login", { phone: typed })).status).toBe(204)
    const code = await customer.codeSentTo(known)
    const login = await customer.post("/auth/login", { phone: typed, code, origin: "web" })
    expect(login.status).toBe(200)
    expect(Date.parse(login.body.expiresAt) - Date.now()).toBeGreaterThan(29 * minutes)
    expect(customer.cookies.get("logged-in")).toBe("1")
    const { body: profile } = await customer.get("/user/profile")
    expect(profile).toMatchObject({ phoneNumber: known, firstName: name, organisations: expect.any(Array) })
    expect((await customer.post("/auth/logout")).status).toBe(204)
    expect(customer.cookies.size).toBe(0)
    const after = await customer.get("/user/profile")
    expect([after.status, codesOf(after)]).toEqual([401, [1016]])
  })

  it("has the same response with and without an account, for a correct and a wrong code", async () => {
    const customer = somebody()
    const answers = []
    for (const phone of [known, unknown]) {
      const asked = await customer.post("/auth/request-login", { phone })
      const wrong = await customer.post("/auth/login", { phone, code: "wrong", origin: "web" })
      answers.push([asked.status, asked.body, wrong.status, wrong.body])
      expect([...customer.cookies]).toEqual([])
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.slice(2)).toEqual([400, { errors: [{ code: 4038, message: expect.any(String) }] }])
  })

  it("creates an account for a new number, once it is proven", async () => {
    const customer = somebody()
    const early = await customer.post(
      "/user/create",
      { firstName: name, lastName: "99", phoneNumber: unknown },
      { "idempotency-key": "much-too-early" },
    )
    expect([early.status, codesOf(early)]).toEqual([400, [4039]])
    const login = await customer.logIn(unknown)
    expect([login.status, codesOf(login)]).toEqual([404, [3009]])
    expect(customer.cookies.has("logged-in")).toBe(false)
    const made = await customer.register(unknown, { email: "kunde99@skorpe.test", acceptedTerms: true })
    expect([made.status, Number.isInteger(made.body)]).toEqual([200, true])
    const { body: profile } = await customer.get("/user/profile")
    expect(profile).toMatchObject({ phoneNumber: unknown, lastName: "99", email: "kunde99@skorpe.test" })
    expect(profile.loyalty).toEqual({ acceptedTerms: true, points: 0 })
    expect(profile.externalId).toContain(String(made.body))
    expect((await somebody().logIn(unknown)).status).toBe(200)
  })
})

describe("a code", () => {
  let server: Awaited<ReturnType<typeof startAccountServer>>
  const phone = "+4740000011"
  const logIn = (code: string, to = phone) =>
    customerClient(server).post("/auth/login", { phone: to, code, origin: "web" })
  beforeAll(async () => {
    server = await startAccountServer("no", { limits: { smsToNumber: { times: 10_000, within: 60_000 } } })
  })
  afterAll(() => server.close())

  it("is valid once", async () => {
    const code = await customerClient(server).askCode(phone)
    expect((await logIn(code)).status).toBe(200)
    expect(codesOf(await logIn(code))).toEqual([4038])
  })

  it("is valid for ten minutes", async () => {
    const code = await customerClient(server).askCode(phone)
    server.later(10 * minutes)
    expect(codesOf(await logIn(code))).toEqual([4038])
    const next = await customerClient(server).askCode(phone)
    server.later(10 * minutes - 2000)
    expect((await logIn(next)).status).toBe(200)
  })

  it("becomes invalid when another one is requested", async () => {
    const customer = customerClient(server)
    const first = await customer.askCode(phone)
    const second = await customer.askCode(phone)
    if (first !== second) expect(codesOf(await logIn(first))).toEqual([4038])
    expect((await logIn(second)).status).toBe(200)
  })

  it("is not valid for another number", async () => {
    const code = await customerClient(server).askCode(phone)
    await customerClient(server).askCode("+4740000012")
    expect(codesOf(await logIn(code === "000000" ? "000001" : code, "+4740000013"))).toEqual([4038])
  })

  it("can be tried five times, also with fifty concurrent attempts", async () => {
    const code = await customerClient(server).askCode(phone)
    const wrong = code === "111111" ? "222222" : "111111"
    for (let attempt = 0; attempt < 5; attempt++) expect(codesOf(await logIn(wrong))).toEqual([4038])
    expect(codesOf(await logIn(code))).toEqual([4038])
    const next = await customerClient(server).askCode(phone)
    const other = next === "111111" ? "222222" : "111111"
    await Promise.all(Array.from({ length: 50 }, () => logIn(other)))
    expect(codesOf(await logIn(next))).toEqual([4038])
  })

  it("is used by one of fifty concurrent correct attempts", async () => {
    const code = await customerClient(server).askCode(phone)
    const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => codesOf(answer)[0] === 4038)).toHaveLength(49)
  })

  it("proves a number; a wrong one gives a 401 that does not end the session", async () => {
    const customer = customerClient(server)
    await customer.logIn(phone)
    const wrong = await customer.post("/auth/verify-phone", { phoneNumber: phone, code: "x" })
    expect([wrong.status, codesOf(wrong)]).toEqual([401, [4038]])
    const right = await customer.post("/auth/verify-phone", { phoneNumber: phone, code: await customer.askCode(phone) })
    expect([right.status, right.body]).toEqual([204, ""])
    expect((await customer.get("/user/profile")).status).toBe(200)
  })

  it("is refused for an invalid number and for a blocked one", async () => {
    const customer = customerClient(server)
    const none = await customer.post("/auth/request-login", { phone: "hello" }, { "accept-language": "sv" })
    expect([none.status, codesOf(none)]).toEqual([400, [1031]])
    const key = { "staff-key": server.staffKey }
    await customer.logIn(phone)
    await customer.post("/operator/phone-block", { phone, isBlocked: true }, key)
    expect((await customer.get("/user/profile")).status).toBe(401)
    const blocked = await customer.post("/auth/request-login", { phone })
    expect([blocked.status, codesOf(blocked)]).toEqual([400, [4037]])
    await customer.post("/operator/phone-block", { phone, isBlocked: false }, key)
    expect((await customer.logIn(phone)).status).toBe(200)
  })
})

describe("the number of codes", () => {
  it("is limited: five a day for a number, and by caller and overall", async () => {
    const server = await startAccountServer("no", {
      limits: { smsFromAddress: { times: 8, within: hours }, smsInTotal: { times: 12, within: 3 * hours } },
    })
    const ask = (phone: string) => customerClient(server).post("/auth/request-login", { phone })
    const statuses = async (phone: string, count: number) => {
      const answers = []
      for (let n = 0; n < count; n++) answers.push((await ask(phone)).status)
      return answers
    }
    expect(await statuses("+4740000011", 5)).toEqual([204, 204, 204, 204, 204])
    const sixth = await ask("+4740000011")
    expect([sixth.status, codesOf(sixth)]).toEqual([429, [4034]])
    // A day from the first code on, in seconds.
    const wait = Number(sixth.headers.get("retry-after"))
    expect(wait).toBeGreaterThan(23 * 3600)
    expect(wait).toBeLessThanOrEqual(24 * 3600)
    expect(await statuses("+4740000012", 3)).toEqual([204, 204, 429])
    server.later(hours)
    expect(await statuses("+4740000011", 1)).toEqual([429])
    expect(await statuses("+4740000013", 5)).toEqual([204, 204, 204, 204, 204])
    expect(await statuses("+4740000014", 1)).toEqual([429])
    server.later(23 * hours)
    expect(await statuses("+4740000011", 1)).toEqual([204])
    await server.close()
  })

  it("leaves some for a number's owner on their own device, however many strangers asked for", async () => {
    const server = await startAccountServer("no")
    const phone = "+4740000011"
    const owner = customerClient(server)
    expect((await owner.logIn(phone)).status).toBe(200)
    const stranger = customerClient(server)
    const asking = async (who: typeof owner, count: number) => {
      const statuses = []
      for (let n = 0; n < count; n++) statuses.push((await who.post("/auth/request-login", { phone })).status)
      return statuses
    }
    expect(await asking(stranger, 5)).toEqual([204, 204, 204, 204, 429])
    expect(await asking(owner, 4)).toEqual([204, 204, 204, 429])
    expect((await owner.post("/auth/request-login", { phone: "+4740000012" })).status).toBe(204)
    server.later(24 * hours)
    expect(await asking(owner, 1)).toEqual([204])
    await server.close()
  })
})

describe("a session", () => {
  it("is renewed once it is half an hour old, and ends a day later", async () => {
    const server = await startAccountServer()
    const customer = customerClient(server)
    const { body: first } = await customer.logIn("+4740000011")
    expect((await customer.post("/auth/refresh")).body).toEqual(first)
    server.later(30 * minutes)
    const { body: second } = await customer.post("/auth/refresh")
    expect(Date.parse(second.expiresAt)).toBeGreaterThanOrEqual(Date.parse(first.expiresAt) + 30 * minutes)
    server.later(24 * hours - minutes)
    expect((await customer.get("/user/profile")).status).toBe(200)
    server.later(minutes)
    const over = await customer.post("/auth/refresh")
    expect([over.status, codesOf(over)]).toEqual([401, [1016]])
    // The device still has the cookie of its proven number, which does not log in.
    expect([...customer.cookies.keys()]).toEqual(["__Host-known-phone"])
    await server.close()
  })
})
