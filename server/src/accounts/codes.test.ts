import { codeRules } from "@skorpe/core/domain/account"
import type { Language } from "@skorpe/core/domain/language"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { isCounted } from "../limits/takeTurn.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { type Device, noon, openDevices } from "../testing/openDevices.ts"
import { type CodePurpose, sendCode, spendCode, takeCodeTurn, writeCode } from "./codes.ts"
import { knowPhone } from "./knownPhone.ts"
import type { AccountLimits } from "./limits.ts"

let devices: Awaited<ReturnType<typeof openDevices>>
beforeAll(async () => {
  devices = await openDevices()
})
afterAll(() => devices.close())

const day = 24 * 3_600_000
const login: CodePurpose = { _tag: "Login" }
const changeOf = (customerId: string): CodePurpose => ({ _tag: "NewNumber", customerId })

let numbers = 0
const newPhone = () => `+47405${String((numbers += 1)).padStart(5, "0")}`

interface Asked {
  readonly by?: Device
  readonly purpose?: CodePurpose
  /** The bot check's proof; by default a valid one for this purpose. */
  readonly proof?: string | undefined
  readonly now?: number
  readonly limits?: Partial<AccountLimits>
  readonly language?: Language
}
const ask = (phone: string, asked: Asked = {}) => {
  const { by = devices.newDevice(), purpose = login, ...around } = asked
  const proof = "proof" in asked ? asked.proof : purpose._tag === "Login" ? "login" : "change-number"
  return by.does(sendCode(purpose, phone, proof), around)
}
const sent = undefined
const refused = [4034]

const messagesTo = (phone: string) =>
  devices.sql(
    (sql) => sql<{ readonly kind: string; readonly body: string; readonly until: Date }>`
      SELECT kind, body, expires_at AS until FROM outbox WHERE recipient = ${phone} ORDER BY id`,
  )
/** The newest code that was sent to a number. */
const codeTo = async (phone: string) => /\d{6}/.exec((await messagesTo(phone)).at(-1)?.body ?? "")?.[0] ?? ""
/** A code other than the given one. */
const but = (code: string) => (code === "123456" ? "654321" : "123456")

const spend = (phone: string, code: string, purpose: CodePurpose = login, now = noon) =>
  devices.newDevice().does(spendCode(purpose, phone, code), { now })
/** A new number, and the code that was sent to it. */
const newCode = async (purpose: CodePurpose = login) => {
  const phone = newPhone()
  await ask(phone, { purpose })
  return { phone, code: await codeTo(phone) }
}

it("a code is sent to its number alone, in the language of the call, and revealed nowhere else", async () => {
  const phone = newPhone()
  expect(await ask(phone, { language: "sv" })).toBe(sent)
  const code = await codeTo(phone)
  expect(await messagesTo(phone)).toEqual([
    {
      kind: "sms",
      body: `${code} är din kod hos Skorpe. Den gäller i 10 minuter. Ge den aldrig till någon.`,
      until: new Date(noon + codeRules.holds),
    },
  ])
  const stored = await devices.sql(
    (sql) => sql<{ readonly text: string }>`
      SELECT encode(subject, 'escape') || ' ' || encode(code_hash, 'escape') AS text FROM login_code`,
  )
  expect(stored).toHaveLength(1)
  for (const told of [phone, code]) expect(stored[0]?.text).not.toContain(told)
})

it("codes have six digits, padded with zeros, and use the whole range", async () => {
  expect([writeCode(0), writeCode(4711), writeCode(999_999)]).toEqual(["000000", "004711", "999999"])
  const phone = newPhone()
  for (let nth = 0; nth < 5; nth += 1) await ask(phone)
  const codes = (await messagesTo(phone)).map(({ body }) => body.split(" ")[0] ?? "")
  expect(codes.filter((code) => /^\d{6}$/.test(code))).toHaveLength(5)
  expect(codes.filter((code) => code > "000999")).not.toEqual([])
})

it("a code is valid once, for its own number", async () => {
  const [{ phone, code }, other] = [await newCode(), await newCode()]
  expect(await spend(newPhone(), code)).toBe(false)
  expect(await spend(phone, but(code))).toBe(false)
  expect([await spend(phone, ` ${code} `), await spend(phone, code)]).toEqual([true, false])
  expect(await spend(other.phone, other.code)).toBe(true)
})

it("a code is valid only for its purpose: to log in, or for one customer's new number", async () => {
  const [{ phone, code }, entry] = [await newCode(changeOf("one")), await newCode()]
  expect([await spend(phone, code), await spend(phone, code, changeOf("other"))]).toEqual([false, false])
  expect(await spend(phone, code, changeOf("one"))).toBe(true)
  expect(await spend(entry.phone, entry.code, changeOf("one"))).toBe(false)
  // Two customers may try to take the same number: neither invalidates the other's code.
  const two = newPhone()
  await ask(two, { purpose: changeOf("one") })
  const ones = await codeTo(two)
  await ask(two, { purpose: changeOf("other") })
  expect(await spend(two, ones, changeOf("one"))).toBe(true)
})

it("a code is valid for ten minutes, and no longer", async () => {
  const [early, late] = [await newCode(), await newCode()]
  expect(await spend(early.phone, early.code, login, noon + codeRules.holds - 1)).toBe(true)
  expect(await spend(late.phone, late.code, login, noon + codeRules.holds)).toBe(false)
})

it("a code allows five tries, even for the right one; tries for other numbers do not count, and a new code resets the count", async () => {
  const [{ phone, code }, other] = [await newCode(), await newCode()]
  for (let nth = 0; nth < 4; nth += 1) expect(await spend(phone, but(code))).toBe(false)
  expect(await spend(phone, code)).toBe(true)
  for (let nth = 0; nth < 5; nth += 1) expect(await spend(other.phone, but(other.code))).toBe(false)
  expect(await spend(other.phone, other.code)).toBe(false)
  const later = noon + codeRules.holds
  await ask(other.phone, { now: later })
  const next = await codeTo(other.phone)
  expect(await spend(other.phone, next, login, later + codeRules.holds - 1)).toBe(true)
})

it("only one of several concurrent calls with the right code succeeds", async () => {
  const { phone, code } = await newCode()
  const tries = await Promise.all(Array.from({ length: 5 }, () => spend(phone, code)))
  expect(tries.filter(Boolean)).toEqual([true])
})

it("a code that is sent while the previous one is being used is still valid", async () => {
  const { phone, code } = await newCode()
  const [calls] = await devices.sql((sql) => {
    const first = sql`SELECT 1 FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`
    // Queues behind the first call: only that one waits for the transaction itself.
    const second = sql`SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
      WHERE NOT granted AND locktype = 'tuple' AND datname = current_database()`
    const untilWaits = Effect.fnUntraced(function* (waiting: typeof first) {
      for (let round = 0; (yield* waiting).length === 0; round += 1) {
        if (round > 500) return yield* Effect.die(new Error("the call does not wait"))
        yield* Effect.sleep(10)
      }
    })
    return sql.withTransaction(
      Effect.gen(function* () {
        yield* sql`SELECT 1 FROM login_code FOR UPDATE`
        const spending = spend(phone, code)
        yield* untilWaits(first)
        const sending = ask(phone)
        yield* untilWaits(second)
        return [[spending, sending]] as const
      }),
    )
  })
  await Promise.all(calls)
  expect(await spend(phone, await codeTo(phone))).toBe(true)
})

const once = { times: 1, within: day }

it("the number of codes per phone number and day is limited, whoever asks; another number has its own limit", async () => {
  const phone = newPhone()
  const limits = { smsToNumber: once }
  expect([await ask(phone, { limits }), await ask(phone, { limits })]).toEqual([sent, refused])
  expect(await messagesTo(phone)).toHaveLength(1)
  expect(await ask(newPhone(), { limits })).toBe(sent)
  expect(await ask(phone, { limits, now: noon + day })).toBe(sent)
})

it("beyond that limit a number's owner gets a few more codes, on a device that has proven the number", async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const owner = devices.newDevice()
  await owner.does(knowPhone(phone))
  const limits = { smsToNumber: once, smsToOwner: once }
  await ask(phone, { limits })
  expect([await ask(phone, { limits }), await ask(phone, { limits, by: owner })]).toEqual([refused, sent])
  expect(await ask(phone, { limits, by: owner })).toEqual(refused)
  await ask(other, { limits })
  expect(await ask(other, { limits, by: owner })).toEqual(refused)
  const others = devices.newDevice()
  await others.does(knowPhone(other))
  expect(await ask(other, { limits, by: others })).toBe(sent)
})

it("the number of codes that an IP address can request, for any numbers, is limited; another address has its own limit", async () => {
  const by = devices.newDevice()
  const limits = { smsFromAddress: once }
  expect([await ask(newPhone(), { by, limits }), await ask(newPhone(), { by, limits })]).toEqual([sent, refused])
  expect(await ask(newPhone(), { limits })).toBe(sent)
})

it("the total number of codes is limited, and a code refused by a number's limit does not count towards it", async () => {
  const phone = newPhone()
  await ask(phone)
  // Late enough that no code requested by another test counts here.
  const now = noon + 3 * day
  const limits = { smsToNumber: { times: 1, within: 9 * day }, smsInTotal: once }
  expect(await ask(phone, { now, limits })).toEqual(refused)
  expect([await ask(newPhone(), { now, limits }), await ask(newPhone(), { now, limits })]).toEqual([sent, refused])
})

it("an IP address and a number get fewer codes without a bot check for the purpose, and the usual limits with one", async () => {
  const none = { proof: undefined }
  const wrong = { proof: "change-number" }
  const address = { uncheckedSmsFromAddress: once }
  const by = devices.newDevice()
  expect(await ask(newPhone(), { by, limits: address, ...none })).toBe(sent)
  expect(await ask(newPhone(), { by, limits: address, ...wrong })).toEqual(refused)
  expect(await ask(newPhone(), { by, limits: address, purpose: changeOf("one"), proof: "login" })).toEqual(refused)
  expect(await ask(newPhone(), { by, limits: address })).toBe(sent)
  expect(await ask(newPhone(), { by, limits: address, purpose: changeOf("one") })).toBe(sent)
  expect(await ask(newPhone(), { limits: address, ...none })).toBe(sent)
  const phone = newPhone()
  const number = { uncheckedSmsToNumber: once }
  expect(await ask(phone, { limits: number, ...none })).toBe(sent)
  expect([await ask(phone, { limits: number, ...none }), await ask(phone, { limits: number })]).toEqual([refused, sent])
  expect(await ask(newPhone(), { limits: number, ...none })).toBe(sent)
})

it("the total of codes without a bot check is limited, not counting those to a number's owner", async () => {
  const now = noon + 6 * day
  const phone = newPhone()
  const owner = devices.newDevice()
  await owner.does(knowPhone(phone))
  const unchecked = { now, proof: undefined, limits: { uncheckedSmsInTotal: once } }
  expect(await ask(phone, { ...unchecked, by: owner })).toBe(sent)
  expect([await ask(newPhone(), unchecked), await ask(newPhone(), unchecked)]).toEqual([sent, refused])
  expect([await ask(phone, unchecked), await ask(phone, { ...unchecked, by: owner })]).toEqual([refused, sent])
})

it("a code refused without a bot check does not count towards the limits of calls that pass one", async () => {
  const [by, phone] = [devices.newDevice(), newPhone()]
  const unchecked = { by, proof: undefined, limits: { uncheckedSmsFromAddress: once } }
  const limits = { smsToNumber: once, smsFromAddress: { times: 2, within: day } }
  expect([await ask(newPhone(), unchecked), await ask(phone, unchecked)]).toEqual([sent, refused])
  expect([await ask(phone, { by, limits }), await ask(newPhone(), { by, limits })]).toEqual([sent, refused])
})

it("servers of different releases find each other's codes, and share the limits' counts", async () => {
  const [phone, changed] = [newPhone(), newPhone()]
  const by = devices.newDevice()
  await ask(phone, { by, proof: undefined })
  await ask(changed, { by, purpose: changeOf("one") })
  const code = await codeTo(phone)
  const names = Effect.gen(function* () {
    const { keyed } = yield* ServerSecret
    const subject = keyed("code of", "Login", "", phone)
    const number = keyed("sms to", phone).toString("hex")
    const subjects = [`sms to ${number}`, `unchecked sms to ${number}`, "sms", "unchecked sms"]
    return {
      subject,
      hash: keyed("code", subject.toString("hex"), code),
      other: keyed("code of", "NewNumber", "one", changed),
      counted: yield* Effect.forEach(subjects, isCounted),
    }
  })
  const found = await by.does(names)
  if (!("counted" in found)) throw new Error("the call for the keys is refused")
  expect(found.counted).toEqual([true, true, true, true])
  const stored = await devices.sql(
    (sql) => sql`SELECT code_hash = ${found.hash} AS "isRight" FROM login_code
      WHERE subject IN (${found.subject}, ${found.other}) ORDER BY 1`,
  )
  expect(stored).toEqual([{ isRight: false }, { isRight: true }])
})

it("the number of codes that an IP address can try, for any numbers, is limited; another address has its own limit", async () => {
  const by = devices.newDevice()
  const limits = { codesFromAddress: once }
  expect([await by.does(takeCodeTurn, { limits }), await by.does(takeCodeTurn, { limits })]).toEqual([sent, [2004]])
  expect(await devices.newDevice().does(takeCodeTurn, { limits })).toBe(undefined)
})
