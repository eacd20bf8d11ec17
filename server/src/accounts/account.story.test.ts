import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hours, startAccountServer } from "../testing/accountServer.ts"
import { askDatabase, everythingIn } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { margheritas } from "../testing/orderingClient.ts"
import { softAuthenticator } from "../testing/softAuthenticator.ts"
import { keyedWith, ServerSecret } from "../secrets/ServerSecret.ts"
import { unsubscribeToken } from "./unsubscribe.ts"

const secret = "of servers that share a database"
let server: Awaited<ReturnType<typeof startAccountServer>>
let phones = 45_000_000
beforeAll(async () => {
  server = await startAccountServer("no", { secret, limits: { smsToNumber: { times: 1000, within: 60_000 } } })
})
afterAll(() => server.close())

const registered = async (changes: Record<string, unknown> = {}) => {
  const phone = `+47${++phones}`
  const customer = customerClient(server)
  expect((await customer.register(phone, changes)).status).toBe(200)
  return { customer, phone, id: (await customer.get("/user/profile")).body._id as string }
}
const key = (text: string) => ({ "idempotency-key": text.padEnd(8, "-") })
const door = {
  street: "Storgata",
  number: "12B",
  postalCode: "0151",
  city: "Oslo",
  position: { latitude: 59.9, longitude: 10.7 },
  deliveryDescription: "Opp trappen",
}

describe("a profile", () => {
  it("changes only the fields that the customer sends", async () => {
    const { customer } = await registered({ email: "first@skorpe.test", birthdate: "1990-02-28" })
    const { body } = await customer.post("/user/update", { firstName: "Kunde 2", email: null, favoriteStore: "101" })
    expect(body).toMatchObject({ firstName: "Kunde 2", lastName: "99", email: null, favoriteStore: "101" })
    expect(body.birthdate).toBe("1990-02-28")
    expect((await customer.get("/user/profile")).body).toEqual(body)
    const taken = await customer.post("/user/update", { email: "KUNDE1@skorpe.test" })
    expect([taken.status, codesOf(taken)]).toEqual([409, [1012]])
    expect(codesOf(await customer.post("/user/update", { email: "nonsense" }))).toEqual([1009])
    for (const birthdate of ["1990-02-30", "0000-01-01", "1899-12-31"])
      expect(codesOf(await customer.post("/user/update", { birthdate }))).toEqual([1002])
  })

  it("rejects names with characters that reverse or hide adjacent text, and accepts all real names", async () => {
    const { customer } = await registered()
    for (const lastName of ["\u200b", "99\u202e", "\u2067Nord", "Nord\u00admann", "Nord\nmann", "\u3164"]) {
      const refused = await customer.post("/user/update", { lastName })
      expect([refused.status, codesOf(refused)]).toEqual([400, [1002]])
    }
    const stranger = customerClient(server)
    const refused = await stranger.register(`+47${++phones}`, { firstName: "Kunde\u202e" })
    expect([refused.status, codesOf(refused)]).toEqual([400, [1002]])
    for (const lastName of ["O’Brien", "Nguyễn", "عبد الله", "יוסף", "علی\u200cرضا"])
      expect((await customer.post("/user/update", { lastName })).body).toMatchObject({ lastName })
  })

  it("rejects the birthday of somebody too young for an account, by the market's calendar", async () => {
    const { customer } = await registered({ birthdate: "1990-02-28" })
    const bornSince = (years: number, days: number) => {
      const day = new Date(Date.now() + days * 86_400_000)
      day.setUTCFullYear(day.getUTCFullYear() - years)
      return day.toISOString().slice(0, 10)
    }
    for (const birthdate of [bornSince(13, 2), bornSince(0, 0), "2999-01-01"]) {
      const refused = await customer.post("/user/update", { birthdate })
      expect([refused.status, codesOf(refused)]).toEqual([400, [1002]])
    }
    expect((await customer.get("/user/profile")).body).toMatchObject({ birthdate: "1990-02-28" })
    const stranger = customerClient(server)
    const refused = await stranger.register(`+47${++phones}`, { birthdate: bornSince(13, 2) })
    expect([refused.status, codesOf(refused)]).toEqual([400, [1002]])
    const old = bornSince(13, -2)
    expect((await customer.post("/user/update", { birthdate: old })).body).toMatchObject({ birthdate: old })
  })

  it("lists the customer's organisations, with active and inactive memberships", async () => {
    const [row] = await askDatabase(
      server,
      `SELECT phone, organisation_id AS org, is_active AS active, organisation.name FROM membership
        JOIN customer ON customer.id = customer_id JOIN organisation ON organisation.id = organisation_id LIMIT 1`,
    )
    const customer = customerClient(server)
    await customer.logIn(String(row?.["phone"]))
    const { body } = await customer.get("/user/profile")
    expect(body.organisations).toContainEqual({
      organisationId: row?.["org"],
      isActive: row?.["active"],
      name: row?.["name"],
    })
    const start = await customer.post("/user/validate-start", { isNative: false, orgId: row?.["org"] })
    expect(start.body).toEqual({
      isLoggedIn: true,
      organisation: { organisationId: row?.["org"], isActive: row?.["active"] },
    })
    const other = await customer.post("/user/validate-start", { isNative: true, orgId: "nobody's" })
    expect(other.body).toEqual({ isLoggedIn: true, organisation: null })
    const guest = await customerClient(server).post("/user/validate-start", { isNative: false, orgId: null })
    expect(guest.body).toEqual({ isLoggedIn: false, organisation: null })
  })

  it("has traits without personal data, and one random identity", async () => {
    const { customer, phone } = await registered({ email: "traits@skorpe.test", acceptedTerms: true })
    const { body: traits } = await customer.get("/user/traits")
    expect(traits).toMatchObject({ market: "no", isLoyaltyMember: true, organisations: 0, orders: 0 })
    for (const word of ["Kunde", phone, "traits"]) expect(JSON.stringify(traits)).not.toContain(word)
    const { body: identity } = await customer.post("/user/identity")
    expect(await customer.post("/user/identity").then(({ body }) => body)).toEqual(identity)
  })

  it("records agreement to the terms, and its withdrawal", async () => {
    const { customer } = await registered()
    const yes = await customer.post("/user/agreements", { loyaltyTerms: true, email: true, sms: true })
    expect(yes.body.loyalty).toEqual({ acceptedTerms: true, points: 0 })
    expect(yes.body.notificationTypes.toSorted()).toEqual(["email", "sms"])
    const no = await customer.post("/user/agreements", { loyaltyTerms: false, email: false })
    expect(no.body).toEqual({ loyalty: { acceptedTerms: false, points: 0 }, notificationTypes: ["sms"] })
    expect((await customer.post("/user/agreements", {})).body).toEqual(no.body)
  })
})

describe("addresses", () => {
  it("are saved, changed and removed, and a repeated call saves one", async () => {
    const { customer } = await registered()
    const kept = await customer.post("/user/address", door, key("door"))
    expect(kept.body).toEqual({ ...door, id: expect.any(String) })
    expect((await customer.post("/user/address", door, key("door"))).body).toEqual(kept.body)
    const reused = await customer.post("/user/address", { ...door, number: "13" }, key("door"))
    expect([reused.status, codesOf(reused)]).toEqual([409, [1006]])
    const changed = await customer.post(`/user/address/${kept.body.id}`, { ...door, number: "14" })
    expect(changed.body).toEqual({ ...door, number: "14", id: kept.body.id, isDefault: true })
    expect((await customer.get("/user/addresses")).body).toEqual([changed.body])
    const removed = await customer.post(`/user/address/${kept.body.id}`, { deleted: true })
    expect(removed.body).toEqual({ deleted: true })
    expect((await customer.get("/user/addresses")).body).toEqual([])
  })

  it("are visible to their owner only, and limited to twenty, also for thirty concurrent calls", async () => {
    const { customer } = await registered()
    const { body: kept } = await customer.post("/user/address", door, key("door"))
    const { customer: other } = await registered()
    for (const change of [door, { deleted: true }, { isDefault: true }]) {
      const answer = await other.post(`/user/address/${kept.id}`, change)
      expect([answer.status, codesOf(answer)]).toEqual([404, [3019]])
    }
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => customer.post("/user/address", door, key(`door-${n}`))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(answers.filter((answer) => codesOf(answer)[0] === 3020)).toHaveLength(11)
  })
})

describe("the default address", () => {
  it("is the one that the customer chose last, and stays the default when it is edited", async () => {
    const { customer } = await registered()
    const add = async (number: string) => (await customer.post("/user/address", { ...door, number }, key(number))).body
    const defaults = async () => {
      const { body } = await customer.get("/user/addresses")
      return body.flatMap((one: typeof door & { isDefault?: true }) => (one.isDefault ? [one.number] : []))
    }
    const [one, two] = [await add("1"), await add("2")]
    await add("3")
    expect(await defaults()).toEqual([])
    const chosen = await customer.post(`/user/address/${one.id}`, { isDefault: true })
    expect([chosen.status, chosen.body]).toEqual([200, { ...one, isDefault: true }])
    expect(await defaults()).toEqual(["1"])
    await customer.post(`/user/address/${two.id}`, { isDefault: true })
    expect(await defaults()).toEqual(["2"])
    const changed = await customer.post(`/user/address/${two.id}`, { ...door, number: "2B" })
    expect(changed.body).toEqual({ ...two, number: "2B", isDefault: true })
  })

  it("is the customer's only address, until there is a second one to choose", async () => {
    const { customer } = await registered()
    await customer.post("/user/address", door, key("only"))
    expect((await customer.get("/user/addresses")).body).toMatchObject([{ isDefault: true }])
    await customer.post("/user/address", { ...door, number: "2" }, key("second"))
    expect((await customer.get("/user/addresses")).body).toEqual([
      expect.not.objectContaining({ isDefault: true }),
      expect.not.objectContaining({ isDefault: true }),
    ])
  })

  it("falls back, when it is removed, to the one chosen before it, or to the only one left", async () => {
    const { customer } = await registered()
    const add = async (number: string) => (await customer.post("/user/address", { ...door, number }, key(number))).body
    const [one, two] = [await add("1"), await add("2")]
    await add("3")
    for (const { id } of [one, two]) await customer.post(`/user/address/${id}`, { isDefault: true })
    await customer.post(`/user/address/${two.id}`, { deleted: true })
    expect((await customer.get("/user/addresses")).body).toMatchObject([
      { number: "1", isDefault: true },
      { number: "3" },
    ])
    await customer.post(`/user/address/${one.id}`, { deleted: true })
    expect((await customer.get("/user/addresses")).body).toMatchObject([{ number: "3", isDefault: true }])
  })
})

describe("favourites", () => {
  it("are the customer's own, newest first", async () => {
    const { customer, id } = await registered()
    await customer.post("/user/favourites", { add: ["MARG_AM30"] })
    const { body } = await customer.post("/user/favourites", { add: ["COLA", "MARG_AM30"], remove: ["NONE"] })
    expect(body).toEqual(["COLA", "MARG_AM30"])
    await customer.post("/user/favourites", { remove: ["COLA"] })
    expect((await customer.get(`/user/favourites/${id}`)).body).toEqual(["MARG_AM30"])
    const { customer: other } = await registered()
    const theirs = await other.get(`/user/favourites/${id}`)
    const nobodys = await other.get("/user/favourites/nobody")
    expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
    const many = Array.from({ length: 200 }, (_, n) => `CODE_${n}`)
    expect((await customer.post("/user/favourites", { add: many })).body).toEqual(many.toReversed())
  })
})

describe("a phone number", () => {
  it("is read in any notation, and reveals nothing about other customers", async () => {
    const { customer, phone } = await registered()
    expect((await customer.get(`/user/phone-number/${phone.slice(3)}`)).body).toEqual({
      phoneNumber: phone,
      isOwn: true,
    })
    const known = await customer.get("/user/phone-number/40000011")
    expect(known.body).toEqual({ phoneNumber: "+4740000011", isOwn: false })
    expect(codesOf(await customer.get("/user/phone-number/123"))).toEqual([1031])
  })

  it("can be changed to a proven one, which ends the other sessions", async () => {
    const { customer, phone } = await registered()
    const elsewhere = customerClient(server)
    await elsewhere.logIn(phone)
    const next = `+47${++phones}`
    expect((await customer.post("/user/change-number", { phone: next })).status).toBe(204)
    const wrong = await customer.post("/user/change-number", { phone: next, code: "x" })
    expect([wrong.status, codesOf(wrong)]).toEqual([400, [3015]])
    const code = await customer.codeSentTo(next)
    const stolen = await customerClient(server).post("/auth/login", { phone: next, code, origin: "web" })
    expect(codesOf(stolen)).toEqual([4038])
    expect((await customer.post("/user/change-number", { phone: next, code })).status).toBe(204)
    expect((await customer.get("/user/profile")).body.phoneNumber).toBe(next)
    expect((await elsewhere.get("/user/profile")).status).toBe(401)
    expect((await customerClient(server).logIn(next)).status).toBe(200)
  })

  it("change succeeds again for a client that repeats the call after a lost response, and for nobody else", async () => {
    const { customer } = await registered()
    const { customer: other } = await registered()
    const phone = `+47${++phones}`
    await customer.post("/user/change-number", { phone })
    const code = await customer.codeSentTo(phone)
    await customer.post("/user/change-number", { phone, code })
    expect((await customer.post("/user/change-number", { phone, code })).status).toBe(204)
    expect((await customer.get("/user/profile")).body.phoneNumber).toBe(phone)
    expect(codesOf(await other.post("/user/change-number", { phone, code }))).toEqual([3015])
  })

  it("leaves no messages for the old number after a change", async () => {
    const { customer, phone } = await registered()
    const next = `+47${++phones}`
    await customer.post("/user/change-number", { phone: next })
    expect(await everythingIn(server)).toContain(phone)
    const code = await customer.codeSentTo(next)
    expect((await customer.post("/user/change-number", { phone: next, code })).status).toBe(204)
    expect(await everythingIn(server)).not.toContain(phone)
  })

  it("is reported as taken only to a caller who has proven it", async () => {
    const { customer } = await registered()
    const [asked, free] = [
      await customer.post("/user/change-number", { phone: "+4740000011" }),
      await customer.post("/user/change-number", { phone: `+47${++phones}` }),
    ]
    expect([asked.status, asked.body]).toEqual([free.status, free.body])
    const code = await customer.codeSentTo("+4740000011")
    const taken = await customer.post("/user/change-number", { phone: "+4740000011", code })
    expect([taken.status, codesOf(taken)]).toEqual([409, [1036]])
  })

  it("gets its own messages", async () => {
    const { customer, phone } = await registered()
    const { customer: other } = await registered()
    const text = { nb: "Hei", sv: "Hej", en: "Hello" }
    const staff = { "staff-key": server.staffKey }
    expect((await other.post("/operator/custom-message", { id: "own", phone, text })).status).toBe(401)
    expect((await other.post("/operator/custom-message", { id: "own", phone, text }, staff)).status).toBe(204)
    const read = await customer.get("/user/phone-number/custom-message/own", { "accept-language": "sv" })
    expect(read.body).toEqual({ id: "own", message: "Hej" })
    expect((await other.get("/user/phone-number/custom-message/own")).status).toBe(404)
  })
})

describe("unsubscribing", () => {
  it("needs no login: a mail's token, or a number, and the response reveals nothing", async () => {
    const { customer, phone, id } = await registered({ notificationTypes: ["email", "sms", "push"] })
    const guest = customerClient(server)
    const known = await guest.post("/user/phone-number/unsubscribe", { phone })
    const unknown = await guest.post("/user/phone-number/unsubscribe", { phone: "+4745999999" })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await expect
      .poll(async () => (await customer.get("/user/profile")).body.notificationTypes.toSorted())
      .toEqual(["email", "push"])
    const token = await Effect.runPromise(Effect.provideService(unsubscribeToken(id), ServerSecret, keyedWith(secret)))
    const wrong = await guest.post(`/user/email/unsubscribe/${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)
    expect([wrong.status, codesOf(wrong)]).toEqual([404, [3010]])
    expect((await customer.get("/user/profile")).body.notificationTypes).toContain("email")
    expect((await guest.post(`/user/email/unsubscribe/${token}`)).status).toBe(204)
    expect((await customer.get("/user/profile")).body.notificationTypes).toEqual(["push"])
  })
})

describe("an address", () => {
  it("that was removed is stored nowhere, not even with its idempotency key", async () => {
    const { customer } = await registered()
    const draft = { ...door, street: "Fjernegata" }
    const { body: kept } = await customer.post("/user/address", draft, key("removed-door"))
    expect((await customer.post("/user/address", draft, key("removed-door"))).body).toEqual(kept)
    await customer.post(`/user/address/${kept.id}`, { deleted: true })
    expect(await everythingIn(server)).not.toContain("Fjernegata")
  })
})

describe("deleting an account", () => {
  it("leaves no personal data of the customer in any table", async () => {
    const canary = "Kanarifugl"
    const email = "kanarifugl@skorpe.test"
    const { customer, phone, id } = await registered({ firstName: canary, email, password: "kanari-password" })
    await customer.post("/user/address", { ...door, street: "Fuglegata" }, key("canary-door"))
    await customer.post("/user/favourites", { add: ["KANARI_AM30"] })
    await customer.post("/user/identity")
    await customer.post("/auth/request-reset", { email })
    await customer.post("/user/change-number", { phone: `+47${++phones}` })
    const passkey = softAuthenticator(server.url).make((await customer.post("/user/passkeys/options")).body)
    await customer.post("/user/passkeys", passkey)
    await customer.post("/user/passkeys/options")
    const order = margheritas(1, {
      shippingInfo: { firstNames: canary, lastName: canary, phoneNumber: phone, email, message: canary },
      billingNote: canary,
    })
    const placed = await customer.post("/order/create", order, key("canary-order"))
    await askDatabase(server, `UPDATE orders SET customer_id = '${id}' WHERE id = '${placed.body.orderId}'`)
    const words = [canary, phone, phone.slice(3), email, "Fuglegata", "KANARI", passkey.id, id]
    const found = (text: string) => words.filter((word) => text.toLowerCase().includes(word.toLowerCase()))
    expect(found(await everythingIn(server))).toEqual(words)

    expect((await customer.post("/user/delete")).status).toBe(204)
    expect(customer.cookies.has("__Host-session")).toBe(false)
    // The kitchen still has the customer's name; after the hand-over it is deleted.
    const staff = { "staff-key": server.staffKey }
    const { body: open } = await customer.get("/kitchen/orders", staff)
    expect(open.items.find(({ orderId }: { orderId: string }) => orderId === placed.body.orderId).firstName).toBe(
      canary,
    )
    const report = `/kitchen/orders/${placed.body.orderId}/report`
    expect((await customer.post(report, { type: "Cancel", reason: "Gone" }, staff)).status).toBe(200)
    const { customer: next } = await registered()
    await next.post("/user/delete")
    expect(found(await everythingIn(server))).toEqual([])
    const read = await next.get(`/order/${placed.body.orderId}`, { "order-token": placed.body.trackingToken })
    expect([read.status, read.body.total]).toEqual([200, 199])
    expect(codesOf(await customerClient(server).logIn(phone))).toEqual([3009])
  })

  it("leaves nothing after a week in an order that its store never ends", async () => {
    const canary = "Glemt Fugl"
    const { customer, phone } = await registered()
    const shippingInfo = { firstNames: canary, lastName: canary, phoneNumber: phone }
    const placed = await customer.post("/order/create", margheritas(1, { shippingInfo }), key("forgotten-order"))
    const name = async () => {
      const { body } = await customer.get("/kitchen/orders?status=open", { "staff-key": server.staffKey })
      return body.items.find(({ orderId }: { orderId: string }) => orderId === placed.body.orderId).firstName
    }
    await customer.post("/user/delete")
    server.later(6 * 24 * hours)
    await (await registered()).customer.post("/user/delete")
    expect(await name()).toBe(canary)
    server.later(24 * hours)
    await (await registered()).customer.post("/user/delete")
    expect(await name()).toBe("–")
  })

  it("is refused for an organisation's last administrator, also when two leave concurrently", async () => {
    const people = [await registered(), await registered(), await registered()]
    const ids = people.map(({ id }) => id)
    await askDatabase(
      server,
      `INSERT INTO organisation (id, name, number, created_at) VALUES ('leaving', 'L', 'L', now())`,
    )
    for (const [index, id] of ids.entries()) {
      const role = index < 2 ? "administrator" : "member"
      await askDatabase(
        server,
        `INSERT INTO membership (organisation_id, customer_id, role, is_active)
        VALUES ('leaving', '${id}', '${role}', true)`,
      )
    }
    const answers = await Promise.all(people.slice(0, 2).map(({ customer }) => customer.post("/user/delete")))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(answers.flatMap(codesOf)).toEqual([3006])
    expect((await people[2]?.customer.post("/user/delete"))?.status).toBe(204)
  })
})

describe("an account that is deleted", () => {
  it("can be deleted while a password reset for it is pending", { timeout: 60_000 }, async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        registered({ email: `leaving${n}@skorpe.test`, password: "a long password" }),
      ),
    )
    const statuses = await Promise.all(
      people.map(async ({ customer }, n) => {
        await customer.post("/auth/request-reset", { email: `leaving${n}@skorpe.test` })
        await new Promise((resolve) => setTimeout(resolve, n * 25))
        return (await customer.post("/user/delete")).status
      }),
    )
    expect(statuses).toEqual(people.map(() => 204))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(await everythingIn(server)).not.toContain("leaving1@skorpe.test")
  })
})
