import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { hours, minutes, startAccountServer } from "../testing/accountServer.ts"
import { codesOf, customerClient } from "../testing/customerClient.ts"
import { proofOf, solveBotCheck, type Work } from "../testing/solveBotCheck.ts"

let server: Awaited<ReturnType<typeof startAccountServer>>
let other: typeof server
let numbers = 0

const many = { times: 1_000_000, within: minutes }
const secret = "what both servers share, and nobody else"

beforeAll(async () => {
  server = await startAccountServer("no", { secret, botCheck: undefined, limits: { uncheckedSmsFromAddress: many } })
  other = await startAccountServer("no", {
    secret,
    database: server.database,
    botCheck: undefined,
    limits: { uncheckedSmsFromAddress: many },
  })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const newNumber = () => `+47402${String(10_000 + (numbers += 1))}`

const ask = async (phone: string, headers: Record<string, string> = {}, at = server) =>
  (await customerClient(at).post("/auth/request-login", { phone }, headers)).status

/** A number whose limit without a bot check is used up: only a call with a valid proof is answered with 204. */
const spentNumber = async () => {
  const phone = newNumber()
  expect([await ask(phone), await ask(phone), await ask(phone)]).toEqual([204, 204, 429])
  return phone
}

const solve = (at = server) => solveBotCheck(customerClient(at))

describe("a call for a code", () => {
  it("gets five messages per number with proofs, and two without; a further one is refused with 4034", async () => {
    const phone = newNumber()
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push(await ask(phone, proofOf(await solve())))
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const refused = await customerClient(server).post("/auth/request-login", { phone: await spentNumber() })
    expect([refused.status, codesOf(refused)]).toEqual([429, [4034]])
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600)
  })

  it("needs no proof on a device that has proven the number", async () => {
    const phone = await spentNumber()
    const owner = customerClient(server)
    const last = (await owner.mailbox(phone)).at(-1) ?? ""
    await owner.post("/auth/verify-phone", { phoneNumber: phone, code: /\d{6}/.exec(last)?.[0] })
    const asked = async () => (await owner.post("/auth/request-login", { phone })).status
    expect([await asked(), await asked()]).toEqual([204, 204])
    expect(await ask(phone)).toBe(429)
  })

  it("without a proof is also limited by the caller's address and in total", async () => {
    const strict = await startAccountServer("no", {
      botCheck: undefined,
      limits: {
        uncheckedSmsFromAddress: { times: 3, within: 2 * hours },
        uncheckedSmsInTotal: { times: 4, within: 5 * hours },
      },
    })
    const each = async (count: number) => {
      const statuses = []
      for (let n = 0; n < count; n++) statuses.push(await ask(newNumber(), {}, strict))
      return statuses
    }
    expect(await each(4)).toEqual([204, 204, 204, 429])
    expect(await ask(newNumber(), proofOf(await solve(strict)), strict)).toBe(204)
    strict.later(2 * hours)
    expect(await each(2)).toEqual([204, 429])
    expect(await ask(newNumber(), proofOf(await solve(strict)), strict)).toBe(204)
    await strict.close()
  })

  it("has only the general limits when the check is switched off", async () => {
    const open = await startAccountServer("no")
    const phone = newNumber()
    expect((await customerClient(open).get("/auth/bot-check/login")).body).toEqual({ _tag: "None" })
    for (let n = 0; n < 5; n++) expect(await ask(phone, {}, open)).toBe(204)
    expect(await ask(phone, {}, open)).toBe(429)
    await open.close()
  })
})

describe("a proof is invalid", () => {
  const parameters = (work: Work, changes: object) => ({
    ...work,
    challenge: { ...work.challenge, parameters: { ...work.challenge.parameters, ...changes } },
  })

  const forgeries: Readonly<Record<string, (work: Work) => object>> = {
    "with an easier puzzle than was issued": (work) => parameters(work, { cost: 1 }),
    "with a later expiry": (work) => parameters(work, { data: { purpose: "login", until: Date.now() + 9 * hours } }),
    "with another signature": (work) => ({ ...work, challenge: { ...work.challenge, signature: "00".repeat(32) } }),
    "with a key of its own": (work) => parameters(work, { keySignature: "00".repeat(32) }),
    "without the solution": (work) => ({ ...work, solution: { counter: 0, derivedKey: "00".repeat(32) } }),
    "with half of a key, which the puzzle itself names": ({ challenge }) => ({
      challenge,
      solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix.padEnd(64, "0") },
    }),
    "without a puzzle": ({ solution }) => ({ solution }),
  }

  it.each(Object.entries(forgeries))("%s", async (_, forge) => {
    const phone = await spentNumber()
    const work = await solve()
    expect(await ask(phone, proofOf(forge(work)))).toBe(429)
    // The genuine proof was not used up by the forgery, so the two were not confused.
    expect(await ask(phone, proofOf(work))).toBe(204)
  })

  it.each([
    ["nothing", ""],
    ["not Base64", "%%%"],
    ["not an object", "W10="],
    ["an empty object", "e30="],
    ["not a puzzle", Buffer.from('{"challenge":1}').toString("base64")],
    ["too long", "x".repeat(5000)],
  ])("that cannot be read: %s", async (_, text) => {
    expect(await ask(await spentNumber(), { "bot-check": text })).toBe(429)
  })

  it("with the secret of another server", async () => {
    const stranger = await startAccountServer("no", { secret: randomUUID(), botCheck: undefined })
    const work = await solve(stranger)
    await stranger.close()
    expect(await ask(await spentNumber(), proofOf(work))).toBe(429)
  })

  it("when it was made for another purpose", async () => {
    const work = await solveBotCheck(customerClient(server), "change-number")
    expect(await ask(await spentNumber(), proofOf(work))).toBe(429)
  })

  it("when it is used again: for the same number, for another one, or at another server", async () => {
    const [phone, second, third] = [await spentNumber(), await spentNumber(), await spentNumber()]
    const proof = proofOf(await solve())
    expect(await ask(phone, proof)).toBe(204)
    expect(await ask(phone, proof)).toBe(429)
    expect(await ask(second, proof)).toBe(429)
    expect(await ask(third, proof, other)).toBe(429)
  })

  it("for all but one of many concurrent calls to both servers", async () => {
    const phones = await Promise.all(Array.from({ length: 6 }, spentNumber))
    const proof = proofOf(await solve(other))
    const statuses = await Promise.all(phones.map((phone, n) => ask(phone, proof, n % 2 === 0 ? server : other)))
    expect(statuses.toSorted((one, next) => one - next)).toEqual([204, 429, 429, 429, 429, 429])
  })

  it("when it is repeated hundreds of times, and does not use up the limits of others at the same IP address", async () => {
    const proof = proofOf(await solve())
    expect(await ask(await spentNumber(), proof)).toBe(204)
    const [phone, fresh] = [await spentNumber(), await spentNumber()]
    const repeated = []
    for (let n = 0; n < 210; n += 30) {
      repeated.push(...(await Promise.all(Array.from({ length: 30 }, () => ask(phone, proof)))))
    }
    expect(new Set(repeated)).toEqual(new Set([429]))
    expect(await ask(fresh, proofOf(await solve()))).toBe(204)
  })

  it("ten minutes after the puzzle was issued", async () => {
    const own = await startAccountServer("no", { botCheck: undefined })
    const phone = newNumber()
    expect([await ask(phone, {}, own), await ask(phone, {}, own)]).toEqual([204, 204])
    const [late, inTime] = [await solve(own), await solve(own)]
    own.later(9 * minutes)
    expect(await ask(phone, proofOf(inTime), own)).toBe(204)
    own.later(minutes)
    expect(await ask(phone, proofOf(late), own)).toBe(429)
    await own.close()
  })
})

it("a change of number needs a proof with its own purpose", async () => {
  const customer = customerClient(server)
  await customer.register(newNumber())
  const phone = await spentNumber()
  const change = async (headers: Record<string, string>) =>
    (await customer.post("/user/change-number", { phone }, headers)).status
  expect(await change({})).toBe(429)
  expect(await change(proofOf(await solve()))).toBe(429)
  expect(await change(proofOf(await solveBotCheck(customer, "change-number")))).toBe(204)
})
