import { mostPasskeys, type PasskeyCreation, type PasskeyRequest } from "@skorpe/core/domain/passkey"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { minutes, startAccountServer } from "../testing/accountServer.ts"
import { askDatabase } from "../testing/askDatabase.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { type Otherwise, softAuthenticator } from "../testing/softAuthenticator.ts"

const origin = "https://bestill.skorpe.test"

let server: Awaited<ReturnType<typeof startAccountServer>>
let phones = 45_700_000
beforeAll(async () => {
  server = await startAccountServer("no", { shopUrl: "https://bestill.skorpe.test/" })
})
afterAll(() => server.close())

type Client = ReturnType<typeof customerClient>

const newCustomer = async () => {
  const customer = customerClient(server)
  await customer.register(`+47${++phones}`)
  return customer
}

const askNew = async (customer: Client) => (await customer.post("/user/passkeys/options")).body as PasskeyCreation
const askUse = async (guest: Client) => (await guest.post("/auth/passkey-options")).body as PasskeyRequest

/** A customer with a passkey on a device of their own. */
const owner = async (device = softAuthenticator(origin)) => {
  const customer = await newCustomer()
  const added = await customer.post("/user/passkeys", device.make(await askNew(customer)))
  expect(added.status).toBe(200)
  return { customer, device, id: String(added.body.id) }
}

const send = (guest: Client, credential: object) => guest.post("/auth/login-passkey", { credential, origin: "web" })

const logIn = async (device: ReturnType<typeof softAuthenticator>, otherwise: Otherwise = {}) => {
  const guest = customerClient(server)
  return { guest, answer: await send(guest, device.use(await askUse(guest), otherwise)) }
}

const refused = (answer: Awaited<ReturnType<Client["post"]>>) => [answer.status, ...codesOf(answer)]

describe("a passkey", () => {
  it("logs its customer in without a user name, with the same session as a login by code", async () => {
    const { customer, device } = await owner()
    const { guest, answer } = await logIn(device)
    expect([answer.status, Object.keys(answer.body)]).toEqual([200, ["expiresAt"]])
    expect([...guest.cookies.keys()].toSorted()).toEqual(["__Host-session", "logged-in"])
    expect((await guest.get("/user/profile")).body._id).toBe((await customer.get("/user/profile")).body._id)
    // The login by code still works beside it.
    const { phoneNumber } = (await customer.get("/user/profile")).body
    expect((await customerClient(server).logIn(phoneNumber)).status).toBe(200)
  })

  it("is listed with its device in two words, and with its last login", async () => {
    const customer = await newCustomer()
    const device = softAuthenticator(origin)
    const safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1"
    const made = device.make(await askNew(customer))
    const added = (await customer.post("/user/passkeys", made, { "user-agent": safari })).body
    expect(added).toMatchObject({ browser: "safari", system: "iphone", usedAt: null })
    expect((await customer.get("/user/passkeys")).body).toEqual([added])
    await logIn(device)
    const [used] = (await customer.get("/user/passkeys")).body
    expect(Date.now() - Date.parse(used.usedAt)).toBeLessThan(60_000)
    expect(JSON.stringify(used)).not.toContain(made.id)
  })

  it("of a device without a counter can log in repeatedly", async () => {
    const { device } = await owner(softAuthenticator(origin, { counts: false }))
    for (let times = 0; times < 3; times++) expect((await logIn(device)).answer.status).toBe(200)
  })

  it("is requested without personal data of the customer, and the device stores a random id", async () => {
    const customer = await newCustomer()
    const { body: profile } = await customer.get("/user/profile")
    const options = await askNew(customer)
    const handle = Buffer.from(options.user.id, "base64url")
    expect([handle.length, (await askNew(customer)).user.id]).toEqual([16, options.user.id])
    expect((await askNew(await newCustomer())).user.id).not.toBe(options.user.id)
    for (const word of [profile.phoneNumber, profile._id, profile.externalId]) {
      expect(JSON.stringify(options)).not.toContain(word)
      expect(handle.toString("latin1")).not.toContain(word)
    }
    expect(options.authenticatorSelection).toMatchObject({ residentKey: "required", userVerification: "required" })
    expect(Object.keys(await askUse(customerClient(server))).toSorted()).toEqual([
      "challenge",
      "rpId",
      "timeout",
      "userVerification",
    ])
  })

  it("is not made twice on one device: the options exclude existing ones", async () => {
    const { customer, device } = await owner()
    const again = device.make(await askNew(customer))
    const { excludeCredentials } = await askNew(customer)
    expect(excludeCredentials).toHaveLength(1)
    expect(excludeCredentials.map(({ id }) => id)).not.toContain(again.id)
  })
})

describe("a login is refused, always with the same error,", () => {
  const lies: readonly (readonly [string, Otherwise])[] = [
    ["from a page of another site", { origin: "https://skorpe.test.evil.test" }],
    ["from the shop's host name over plain HTTP", { origin: "http://bestill.skorpe.test" }],
    ["from a page on another port", { origin: "https://bestill.skorpe.test:8443" }],
    ["from localhost", { origin: "http://localhost:8080" }],
    ["for another domain", { rpId: "skorpe.test" }],
    ["for a challenge that the server did not issue", { challenge: "bm9ib2R5cyBjaGFsbGVuZ2U" }],
    ["when the device has not verified its holder", { isVerified: false }],
    ["with what was signed for a registration", { type: "webauthn.create" }],
    ["for another account than the passkey's own", { userHandle: "YW5vdGhlciBhY2NvdW50" }],
  ]
  it.each(lies)("%s", async (_, otherwise) => {
    const { device } = await owner()
    const { guest, answer } = await logIn(device, otherwise)
    expect([refused(answer), guest.cookies.size]).toEqual([[400, 4038], 0])
    // The passkey itself still works.
    expect((await logIn(device)).answer.status).toBe(200)
  })

  it("when a challenge or an answer is used a second time, also concurrently", async () => {
    const { device } = await owner()
    const options = await askUse(customerClient(server))
    const used = device.use(options)
    expect((await send(customerClient(server), used)).status).toBe(200)
    expect(refused(await send(customerClient(server), used))).toEqual([400, 4038])
    expect(refused(await send(customerClient(server), device.use(options)))).toEqual([400, 4038])
    const fresh = device.use(await askUse(customerClient(server)))
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(customerClient(server), fresh)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it("five minutes after the challenge", async () => {
    const own = await startAccountServer("no", { shopUrl: origin })
    const customer = customerClient(own)
    await customer.register(`+47${++phones}`)
    const device = softAuthenticator(origin)
    const late = device.make(await askNew(customer))
    own.later(5 * minutes)
    expect(refused(await customer.post("/user/passkeys", late))).toEqual([400, 1005])
    await customer.post("/user/passkeys", device.make(await askNew(customer)))
    const used = device.use(await askUse(customer))
    own.later(5 * minutes)
    expect(refused(await send(customer, used))).toEqual([400, 4038])
    expect((await send(customer, device.use(await askUse(customer)))).status).toBe(200)
    await own.close()
  })

  it("with another customer's credential, and with one's own key under that credential's id", async () => {
    const [{ device: theirs }, { device: mine }] = [await owner(), await owner()]
    const guest = customerClient(server)
    const used = mine.use(await askUse(guest))
    const { id, rawId, response } = theirs.use(await askUse(guest))
    const { userHandle } = response
    expect(refused(await send(guest, { ...used, id, rawId }))).toEqual([400, 4038])
    const posing = mine.use(await askUse(guest), { userHandle })
    expect(refused(await send(guest, { ...posing, id, rawId }))).toEqual([400, 4038])
  })

  it("when the device's counter decreased or did not change: it may be a copy", async () => {
    const { device } = await owner()
    expect((await logIn(device, { counter: 7 })).answer.status).toBe(200)
    for (const counter of [6, 7, 0]) expect(refused((await logIn(device, { counter })).answer)).toEqual([400, 4038])
    expect((await logIn(device, { counter: 8 })).answer.status).toBe(200)
  })

  it("with a passkey that was removed, or that is unknown", async () => {
    const { customer, device, id } = await owner()
    expect((await customer.post(`/user/passkeys/${id}/remove`)).status).toBe(204)
    expect((await customer.get("/user/passkeys")).body).toEqual([])
    expect(refused((await logIn(device)).answer)).toEqual([400, 4038])
    expect((await customer.post(`/user/passkeys/${id}/remove`)).status).toBe(204)
    const stranger = softAuthenticator(origin)
    stranger.make(await askNew(await newCustomer()))
    expect(refused((await logIn(stranger)).answer)).toEqual([400, 4038])
  })

  it("with a signature over something else", async () => {
    const { device } = await owner()
    const used = device.use(await askUse(customerClient(server)))
    const { signature } = device.use(await askUse(customerClient(server))).response
    const forged = { ...used, response: { ...used.response, signature } }
    expect(refused(await send(customerClient(server), forged))).toEqual([400, 4038])
    const junk = { ...used, response: { ...used.response, clientDataJSON: "bm8ganNvbg" } }
    expect(refused(await send(customerClient(server), junk))).toEqual([400, 4038])
  })
})

it("a blocked number is reported, but only to the holder of its passkey", async () => {
  const { customer, device } = await owner()
  const { phoneNumber: phone } = (await customer.get("/user/profile")).body
  await customer.post("/operator/phone-block", { phone, isBlocked: true }, { "staff-key": server.staffKey })
  expect(refused((await logIn(device)).answer)).toEqual([400, 4037])
})

describe("a passkey is added", () => {
  it("only for the customer whose challenge it signs, once, and from the shop's own pages", async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()]
    const device = softAuthenticator(origin)
    const options = await askNew(customer)
    const made = device.make(options)
    expect(refused(await other.post("/user/passkeys", made))).toEqual([400, 1005])
    expect((await customer.post("/user/passkeys", made)).status).toBe(200)
    expect(refused(await customer.post("/user/passkeys", device.make(options)))).toEqual([400, 1005])
    const lies: readonly Otherwise[] = [
      { origin: "https://evil.test" },
      { rpId: "evil.test" },
      { isVerified: false },
      { type: "webauthn.get" },
    ]
    for (const otherwise of lies) {
      const lie = device.make(await askNew(customer), otherwise)
      expect(refused(await customer.post("/user/passkeys", lie))).toEqual([400, 1005])
    }
    // A login's challenge cannot add a passkey, and a registration's cannot log in.
    const login = await askUse(customer)
    const wrong = device.make({ ...(await askNew(customer)), challenge: login.challenge })
    expect(refused(await customer.post("/user/passkeys", wrong))).toEqual([400, 1005])
    const { device: known } = await owner()
    const forLogin = known.use({ ...login, challenge: (await askNew(customer)).challenge })
    expect(refused(await send(customerClient(server), forLogin))).toEqual([400, 4038])
    expect((await customer.get("/user/passkeys")).body).toHaveLength(1)
  })

  it("for one customer only: nobody can take over a credential", async () => {
    const { device } = await owner()
    const thief = await newCustomer()
    const made = device.make(await askNew(thief))
    expect((await thief.post("/user/passkeys", made)).status).toBe(200)
    const again = softAuthenticator(origin)
    const copied = again.make(await askNew(thief))
    const rows = await askDatabase(
      server,
      `SELECT count(*)::int AS count FROM passkey WHERE credential_id = '${made.id}'`,
    )
    expect(rows).toEqual([{ count: 1 }])
    await askDatabase(server, `UPDATE passkey SET credential_id = '${copied.id}' WHERE credential_id = '${made.id}'`)
    expect(refused(await thief.post("/user/passkeys", copied))).toEqual([400, 1005])
  })

  it("up to the maximum of twenty per customer", async () => {
    const customer = await newCustomer()
    const device = softAuthenticator(origin)
    for (let nth = 0; nth < mostPasskeys; nth++) {
      expect((await customer.post("/user/passkeys", device.make(await askNew(customer)))).status).toBe(200)
    }
    expect(refused(await customer.post("/user/passkeys/options"))).toEqual([409, 3016])
  })
})

it("passkeys cannot be listed, added or removed without a session, nor removed by another customer", async () => {
  const { customer, device, id } = await owner()
  const guest = customerClient(server)
  expect(refused(await guest.get("/user/passkeys"))).toEqual([401, 1016])
  expect(refused(await guest.post("/user/passkeys/options"))).toEqual([401, 1016])
  expect(refused(await guest.post(`/user/passkeys/${id}/remove`))).toEqual([401, 1016])
  expect((await (await newCustomer()).post(`/user/passkeys/${id}/remove`)).status).toBe(204)
  expect((await customer.get("/user/passkeys")).body).toHaveLength(1)
  expect((await logIn(device)).answer.status).toBe(200)
})

it("the limits on challenges, on logins and per customer respond with the time until a retry", async () => {
  const few = { times: 2, within: 10 * minutes }
  const strict = await startAccountServer("no", {
    limits: { passkeyAsksFromAddress: few, passkeysFromAddress: few, passkeyAsksOfCustomer: few },
  })
  const customer = customerClient(strict)
  await customer.register(`+47${++phones}`)
  const junk = softAuthenticator(origin)
  junk.make(await askNew(customer))
  const tried = junk.use(await askUse(customer))
  const calls = [
    () => customer.post("/user/passkeys/options"),
    () => customer.post("/auth/passkey-options"),
    () => send(customer, tried),
  ]
  for (const call of calls) {
    for (let times = 0; times < 3 && (await call()).status !== 429; times++);
    const answer = await call()
    expect(refused(answer)).toEqual([429, 1011])
    const wait = Number(answer.headers.get("retry-after"))
    expect([wait > 9 * 60, wait <= 10 * 60]).toEqual([true, true])
  }
  await strict.close()
})

it("stored challenges are limited in number, and deleted with their account", async () => {
  const own = await startAccountServer("no", { limits: { passkeyAsksInTotal: { times: 3, within: 60 * minutes } } })
  const customer = customerClient(own)
  await customer.register(`+47${++phones}`)
  const asked = await Promise.all(Array.from({ length: 5 }, () => customer.post("/user/passkeys/options")))
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (let times = 0; times < 5; times++) {
    await customer.post("/auth/passkey-options")
  }
  const waiting = async () =>
    (await askDatabase(own, "SELECT count(*)::int AS count FROM passkey_challenge"))[0]?.["count"]
  // One for the customer, and three for logins.
  expect(await waiting()).toBe(4)
  await customer.post("/user/delete")
  expect(await waiting()).toBe(3)
  await own.close()
})

it("on a developer's machine, localhost is accepted on any port", async () => {
  const own = await startAccountServer("no")
  const customer = customerClient(own)
  await customer.register(`+47${++phones}`)
  const device = softAuthenticator("http://localhost:5173")
  const options = await askNew(customer)
  expect(options.rp.id).toBe("localhost")
  expect((await customer.post("/user/passkeys", device.make(options))).status).toBe(200)
  const elsewhere = device.make(await askNew(customer), { origin: "http://localhost.evil.test" })
  expect(refused(await customer.post("/user/passkeys", elsewhere))).toEqual([400, 1005])
  await own.close()
})
