import type { Registration } from "@skorpe/core/domain/account"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { isCounted } from "../limits/takeTurn.ts"
import { keyedWith, ServerSecret } from "../secrets/ServerSecret.ts"
import { type Device, noon, openDevices } from "../testing/openDevices.ts"
import { whileLocked } from "../testing/whileLocked.ts"
import { mailVerification } from "./emailVerification.ts"
import { repeatHolds } from "./limits.ts"
import { isPassword } from "./passwords.ts"
import { givePhoneProof } from "./phoneProof.ts"
import { blockPhone } from "./phones.ts"
import { birthdateIn, emailIn, register, registrationScope, takenEmail } from "./register.ts"

let devices: Awaited<ReturnType<typeof openDevices>>
beforeAll(async () => {
  devices = await openDevices()
})
afterAll(() => devices.close())

const day = 24 * 3_600_000
let numbers = 0
const newPhone = () => `+47406${String((numbers += 1)).padStart(5, "0")}`
const newEmail = () => `Kunde.${(numbers += 1)}@register.test`

/** A device that has proven a new number. */
const newDevice = async (phone = newPhone()) => {
  const device = devices.newDevice()
  await device.does(givePhoneProof(phone))
  return { ...device, phone }
}
type Proven = Device & { readonly phone: string }

const enrol = (
  { does, phone }: Proven,
  more: Partial<Registration> = {},
  { key = crypto.randomUUID(), ...around }: { readonly key?: string } & NonNullable<Parameters<Device["does"]>[1]> = {},
) => does(register(key, { firstName: "Kunde", lastName: "Én", phoneNumber: phone, ...more }), around)

const accountOf = async (phone: string) =>
  (
    await devices.sql(
      (sql) => sql<{ readonly id: string; readonly number: number; readonly hash: string | null }>`
        SELECT id, external_id AS "externalId", split_part(external_id, '-', 2)::int AS number, email, first_name AS "firstName",
               last_name AS "lastName", birthdate::text AS birthdate, language, favorite_store AS store,
               ARRAY(SELECT unnest(notification_types) ORDER BY 1) AS notifications, password_hash AS hash,
               accepted_terms_at AS "acceptedAt", created_at AS "createdAt", email_verified_at AS "verifiedAt"
        FROM customer WHERE phone = ${phone}`,
    )
  )[0]
const isIn = ({ cookies }: Device) => cookies.has("__Host-session")

it("a registration creates an account from the given fields, logs its device in, and uses the proof up", async () => {
  const device = await newDevice()
  const email = newEmail()
  const number = await enrol(device, {
    email,
    birthdate: "1990-01-02",
    language: "sv",
    favoriteStore: "store-open",
    notificationTypes: ["sms", "email", "sms"],
    acceptedTerms: true,
  })
  const account = await accountOf(device.phone)
  expect(account).toMatchObject({
    externalId: `8-${String(number)}`,
    number,
    email,
    firstName: "Kunde",
    lastName: "Én",
    birthdate: "1990-01-02",
    language: "sv",
    store: "store-open",
    notifications: ["email", "sms"],
    hash: null,
    acceptedAt: new Date(noon),
    createdAt: new Date(noon),
    verifiedAt: null,
  })
  expect([isIn(device), device.cookies.has("__Host-phone-proof")]).toEqual([true, false])
  const sessions = await devices.sql((sql) => sql`SELECT origin FROM session WHERE customer_id = ${account?.id ?? ""}`)
  expect(sessions).toEqual([{ origin: "web" }])
  const mails = await devices.sql((sql) => sql`SELECT kind FROM outbox WHERE recipient = ${email}`)
  expect(mails).toEqual([{ kind: "mail" }])
})

it("fields that are not given are empty, and the language is the call's; without an e-mail address no mail is sent", async () => {
  const device = await newDevice()
  await enrol(device, { acceptedTerms: false }, { language: "en" })
  const account = await accountOf(device.phone)
  expect(account).toMatchObject({
    email: null,
    birthdate: null,
    language: "en",
    store: null,
    notifications: [],
    hash: null,
    acceptedAt: null,
  })
  const { id = "" } = account ?? {}
  const links = () => devices.sql((sql) => sql`SELECT 1 FROM email_verification WHERE customer_id = ${id}`)
  expect(await links()).toEqual([])
  // The day's limit of links is unused, for an address that is given later.
  await devices.sql((sql) => sql`UPDATE customer SET email = ${newEmail()} WHERE id = ${id}`)
  await device.does(mailVerification(id), { limits: { verificationsOfCustomer: { times: 1, within: day } } })
  expect(await links()).toHaveLength(1)
})

it("a password is stored as a hash, and only together with an e-mail address to log in with", async () => {
  const [one, other] = [await newDevice(), await newDevice()]
  const password = "correct horse battery"
  await enrol(one, { email: newEmail(), password })
  await enrol(other, { password })
  const { hash = null } = (await accountOf(one.phone)) ?? {}
  expect(hash).not.toContain(password)
  expect(await one.does(isPassword(password, hash))).toBe(true)
  expect((await accountOf(other.phone))?.hash).toBeNull()
})

it("only a number that the device has proven gets an account, unless it is blocked", async () => {
  const device = await newDevice()
  const other = newPhone()
  expect(await enrol({ ...device, phone: other })).toEqual([4039])
  expect(await enrol({ ...devices.newDevice(), phone: device.phone })).toEqual([4039])
  await device.does(blockPhone(device.phone, true))
  expect(await enrol(device)).toEqual([4037])
  expect([await accountOf(device.phone), await accountOf(other), isIn(device)]).toEqual([undefined, undefined, false])
  await device.does(blockPhone(device.phone, false))
  expect(await enrol(device)).toEqual(expect.any(Number))
})

it("a repeat creates no second account, and logs in only within the time for repeats after a lost response", async () => {
  const device = await newDevice()
  const key = crypto.randomUUID()
  const number = await enrol(device, {}, { key })
  const again = await newDevice(device.phone)
  expect([await enrol(again, {}, { key, now: noon + repeatHolds - 1 }), isIn(again)]).toEqual([number, true])
  const late = await newDevice(device.phone)
  expect([await enrol(late, {}, { key, now: noon + repeatHolds }), isIn(late)]).toEqual([[1036], false])
  expect(await devices.sql((sql) => sql`SELECT 1 FROM customer WHERE phone = ${device.phone}`)).toHaveLength(1)
})

it("a repeat may differ in the password only; an idempotency key identifies one registration of one number", async () => {
  const [device, other] = [await newDevice(), await newDevice()]
  const key = crypto.randomUUID()
  const email = newEmail()
  const number = await enrol(device, { email, password: "a long password" }, { key })
  expect(await enrol(await newDevice(device.phone), { email, password: "another password" }, { key })).toBe(number)
  expect(await enrol(await newDevice(device.phone), { email, lastName: "To" }, { key })).toEqual([1006])
  expect(await enrol(other, {}, { key })).toBe((await accountOf(other.phone))?.number)
})

it("a number with an account cannot get a second one, and an e-mail address with an account is taken", async () => {
  const [device, other] = [await newDevice(), await newDevice()]
  const email = newEmail()
  await enrol(device, { email })
  const again = await newDevice(device.phone)
  expect([await enrol(again, { lastName: "To" }), isIn(again)]).toEqual([[1036], false])
  expect([await enrol(other, { email: email.toUpperCase() }), isIn(other)]).toEqual([[1012], false])
  expect([await accountOf(other.phone), (await accountOf(device.phone)) === undefined]).toEqual([undefined, false])
  // The refused call's idempotency key can be used again.
  const key = crypto.randomUUID()
  expect(await enrol(other, { email }, { key })).toEqual([1012])
  expect(await enrol(other, { email: newEmail() }, { key })).toEqual(expect.any(Number))
})

it("the number of taken e-mail addresses that one caller can learn of is limited; another caller has their own limit", async () => {
  const device = devices.newDevice()
  const limits = { takenEmails: { times: 1, within: day } }
  const tell = (asker: string) => device.does(takenEmail(asker), { limits })
  const [one, other] = [newPhone(), newPhone()]
  expect([await tell(one), await tell(one), await tell(other)]).toEqual([[1012], [1001], [1012]])
  const name = Effect.map(ServerSecret, ({ keyed }) => keyed("taken e-mails", one).toString("hex"))
  expect(await device.does(Effect.flatMap(name, isCounted))).toBe(true)
})

it("a repeat does not log in to an account that was deleted or has given its number up", async () => {
  const [gone, device] = [await newDevice(), await newDevice()]
  const key = crypto.randomUUID()
  await enrol(gone, {}, { key })
  await devices.sql((sql) => sql`DELETE FROM customer WHERE phone = ${gone.phone}`)
  const back = await newDevice(gone.phone)
  expect([await enrol(back, {}, { key }), isIn(back)]).toEqual([[1006], false])
  await enrol(device, {}, { key })
  const { id = "" } = (await accountOf(device.phone)) ?? {}
  const again = await newDevice(device.phone)
  const answer = await whileLocked(
    devices,
    id,
    () => enrol(again, {}, { key }),
    (sql) => sql`UPDATE customer SET phone = ${newPhone()} WHERE id = ${id}`,
  )
  expect([answer, isIn(again)]).toEqual([[1006], false])
})

it("an e-mail address is trimmed; an absent or blank one is null, and an invalid one is refused", async () => {
  const { does } = devices.newDevice()
  const read = (typed: string | null | undefined) => does(emailIn(typed))
  expect([await read(" kunde@skorpe.test "), await read("kunde")]).toEqual(["kunde@skorpe.test", [1009]])
  expect([await read(null), await read(undefined), await read(""), await read("  ")]).toEqual([null, null, null, null])
})

it("a birthday is accepted if the person is old enough on the current day in the market's time zone", async () => {
  const { does } = devices.newDevice()
  // Half past midnight in Oslo, on the day before in London.
  const now = Date.parse("2050-03-02T00:30:00+01:00")
  const read = (sent: string | null | undefined) => does(birthdateIn(sent), { now })
  expect([await read("2037-03-02"), await read("2037-03-03")]).toEqual(["2037-03-02", [1002]])
  expect([await read(null), await read(undefined)]).toEqual([null, null])
})

it("the scope of a number's registrations is the same in every release, and does not reveal the number", async () => {
  const scope = registrationScope("+4740000001")
  const secret = keyedWith("a secret of this server, long enough")
  expect(await Effect.runPromise(Effect.provideService(scope, ServerSecret, secret))).toBe(
    "user/create 3019060eb8e036b21622fbfea5c856f5684548f60b8eed0e45f82ecbbef6d812",
  )
})
