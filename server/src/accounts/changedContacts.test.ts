import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashOf } from "../secrets/secrets.ts"
import type { RunningServer } from "../startServer.ts"
import { Settings } from "../settings/Settings.ts"
import { secretOfDatabase, settingsAt } from "../testing/claims.ts"
import { orderingClient } from "../testing/orderingClient.ts"
import { outcomeOf, peopleClient } from "../testing/peopleClient.ts"
import { startSampleServer } from "../testing/sampleServer.ts"
import { whileLocked } from "../testing/whileLocked.ts"
import { mailVerificationLater } from "./emailVerification.ts"
import { accountLimits, Limits } from "./limits.ts"

let server: RunningServer
let people: ReturnType<typeof peopleClient>
let standingAt: number | null = null

beforeAll(async () => {
  server = await startSampleServer({ botCheck: null, clock: () => standingAt ?? Date.now() })
  people = peopleClient(server)
})
afterAll(async () => {
  await people.close()
  await server.close()
})

let numbers = 0
const newPhone = () => `+47404${String((numbers += 1)).padStart(5, "0")}`
const newEmail = () => `Kunde.${(numbers += 1)}@skorpe.test`

/** A customer who is logged in, by default with an address that is confirmed. */
const newCustomer = async ({
  email = newEmail(),
  isVerified = true,
}: { readonly email?: string | null; readonly isVerified?: boolean } = {}) => {
  const id = crypto.randomUUID()
  const phone = newPhone()
  await people.sql(
    (sql) => sql`
      INSERT INTO customer (id, external_id, phone, email, email_verified_at, first_name, last_name, birthdate, language,
                            notification_types, favorite_store, created_at)
      VALUES (${id}, ${id}, ${phone}, ${email}, ${isVerified ? new Date(0) : null}::timestamptz, 'Kunde', 'Én',
              '1990-01-02', 'sv', '{sms}', 'store-open', now())`,
  )
  const cookie = await people.sessionOf(id)
  const { ask } = orderingClient(server.url)
  return {
    id,
    phone,
    email: email ?? "",
    post: (path: string, body: unknown = {}) => ask("POST", `/api/user/${path}`, body, cookie),
    profile: async () => (await ask("GET", "/api/user/profile", undefined, cookie)).body,
  }
}
type Customer = Awaited<ReturnType<typeof newCustomer>>

/** A link that confirms an address; by default the customer's own, for an hour. */
const newLink = async (
  { id, email }: Customer,
  { to = email, holds = 3_600_000 }: { readonly to?: string; readonly holds?: number } = {},
) => {
  const token = crypto.randomUUID()
  await people.sql(
    (sql) => sql`INSERT INTO email_verification (token_hash, customer_id, email, expires_at)
      VALUES (${hashOf(token)}, ${id}, ${to}, ${new Date(Date.now() + holds)})`,
  )
  return token
}
const open = async (token: string) =>
  outcomeOf(await orderingClient(server.url).ask("POST", "/api/user/email/verify", { token }))
const done = [204]
const old = [400, 3014]

/** Creates a reset link for the customer, and a text message and a mail that are never sent. */
const leaveMessages = async ({ id, phone, email }: Customer) => {
  await people.sql(
    (sql) => sql`INSERT INTO password_reset (token_hash, customer_id, expires_at)
      VALUES (${Buffer.from(id)}, ${id}, now() + interval '1 hour')`,
  )
  for (const [kind, to] of [
    ["sms", phone],
    ["mail", email],
    ["sms", email],
  ] as const) {
    await people.sql(
      (sql) => sql`INSERT INTO outbox (kind, recipient, subject, body, posted_at, next_attempt_at)
        VALUES (${kind}, ${to}, '', '', now(), 'infinity')`,
    )
  }
}

/** What is left of messages and links of a customer, and how many sessions they have. */
const left = async ({ id, phone, email }: Customer) => {
  const [row] = await people.sql(
    (sql) => sql`
      SELECT (SELECT phone FROM customer WHERE id = ${id}) AS phone,
             (SELECT count(*)::int FROM session WHERE customer_id = ${id}) AS sessions,
             (SELECT count(*)::int FROM outbox WHERE recipient = ${phone}) AS texts,
             (SELECT count(*)::int FROM outbox WHERE recipient = ${email} AND kind = 'mail') AS mails,
             (SELECT count(*)::int FROM password_reset WHERE customer_id = ${id}) AS resets`,
  )
  return row
}

/** The newest code that was sent to a number. */
const codeSentTo = async (phone: string) => {
  const [row] = await people.sql(
    (sql) => sql<{ readonly body: string }>`
      SELECT body FROM outbox WHERE recipient = ${phone} ORDER BY id DESC LIMIT 1`,
  )
  return /\d{6}/.exec(row?.body ?? "")?.[0] ?? ""
}
const change = async ({ post }: Customer, phone: string, code?: string) =>
  outcomeOf(await post("change-number", code === undefined ? { phone } : { phone, code }))

it("a new number requires its code, ends the other sessions and deletes texts to the old number; other customers are unaffected", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  for (const one of [customer, other]) {
    await leaveMessages(one)
    await people.sessionOf(one.id)
  }
  const phone = newPhone()
  expect(await change(customer, phone)).toEqual(done)
  const code = await codeSentTo(phone)
  expect(await change(customer, phone, code === "000000" ? "111111" : "000000")).toEqual([400, 3015])
  expect(await change(other, phone, code)).toEqual([400, 3015])
  expect(await left(customer)).toMatchObject({ phone: customer.phone, sessions: 2, texts: 1 })
  expect(await change(customer, phone, code)).toEqual(done)
  expect(await left(customer)).toEqual({ phone, sessions: 1, texts: 0, mails: 1, resets: 1 })
  expect(await left(other)).toEqual({ phone: other.phone, sessions: 2, texts: 1, mails: 1, resets: 1 })
  // A repeat after a lost response: the code is used up.
  expect([await change(customer, phone, code), (await customer.profile()).phoneNumber]).toEqual([done, phone])
})

it("a number that another account has is refused, and the caller's sessions continue", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  await people.sessionOf(customer.id)
  await change(customer, other.phone)
  expect(await change(customer, other.phone, await codeSentTo(other.phone))).toEqual([409, 1036])
  expect(await left(customer)).toMatchObject({ phone: customer.phone, sessions: 2 })
})

it("a change of number waits for a lock on its customer, so that a deletion finds the texts to the old number", async () => {
  const customer = await newCustomer()
  await leaveMessages(customer)
  const phone = newPhone()
  await change(customer, phone)
  const code = await codeSentTo(phone)
  const answer = await whileLocked(
    people,
    customer.id,
    () => change(customer, phone, code),
    (sql) => sql`DELETE FROM outbox WHERE recipient = ${customer.phone}`,
  )
  expect([answer, await left(customer)]).toMatchObject([done, { phone, texts: 0 }])
})

it("a link confirms the address that it was mailed to, until it expires, and invalidates the other links", async () => {
  const [customer, other] = [await newCustomer({ isVerified: false }), await newCustomer({ isVerified: false })]
  const [token, second, theirs] = [await newLink(customer), await newLink(customer), await newLink(other)]
  expect(await open(await newLink(customer, { holds: -1 }))).toEqual(old)
  expect(await open(await newLink(customer, { to: other.email }))).toEqual(old)
  expect(await open("nobody's")).toEqual(old)
  expect([(await customer.profile()).emailVerified, (await other.profile()).emailVerified]).toEqual([false, false])
  expect([await open(token), await open(token), await open(second)]).toEqual([done, done, old])
  expect([(await customer.profile()).emailVerified, (await other.profile()).emailVerified]).toEqual([true, false])
  expect(await open(theirs)).toEqual(done)
})

it("a link is valid until the moment it expires, and no longer at that moment", async () => {
  const customer = await newCustomer({ isVerified: false })
  const token = await newLink(customer)
  const end = Date.now() + 1000
  await people.sql(
    (sql) => sql`UPDATE email_verification SET expires_at = ${new Date(end)} WHERE customer_id = ${customer.id}`,
  )
  try {
    const opened = []
    for (standingAt of [end, end - 1]) opened.push(await open(token))
    expect(opened).toEqual([old, done])
  } finally {
    standingAt = null
  }
})

it("an address that is already confirmed keeps its confirmation date", async () => {
  const customer = await newCustomer()
  expect(await open(await newLink(customer))).toEqual(done)
  const [row] = await people.sql((sql) => sql`SELECT email_verified_at AS at FROM customer WHERE id = ${customer.id}`)
  expect(row).toEqual({ at: new Date(0) })
})

it.each<[string, (sql: PgClient.PgClient, id: string) => ReturnType<Parameters<typeof whileLocked>[3]>]>([
  [
    "is opened while its address is changed",
    (sql, id) => sql`UPDATE customer SET email = ${newEmail()} WHERE id = ${id}`,
  ],
  [
    "is deleted while its call waits for the customer's lock, with the address unchanged,",
    (sql, id) => sql`DELETE FROM email_verification WHERE customer_id = ${id}`,
  ],
])("a link that %s confirms nothing", async (_, meanwhile) => {
  const customer = await newCustomer({ isVerified: false })
  const token = await newLink(customer)
  const opened = await whileLocked(
    people,
    customer.id,
    () => open(token),
    (sql) => meanwhile(sql, customer.id),
  )
  expect([opened, (await customer.profile()).emailVerified]).toEqual([old, false])
})

it("a change of number or profile is refused with 1016 if the account is deleted meanwhile", async () => {
  const [one, two] = [await newCustomer(), await newCustomer()]
  const phone = newPhone()
  await change(one, phone)
  const code = await codeSentTo(phone)
  const calls = [
    [one, () => change(one, phone, code)],
    [two, async () => outcomeOf(await two.post("update", { email: newEmail() }))],
  ] as const
  for (const [{ id }, call] of calls) {
    const answer = await whileLocked(people, id, call, (sql) => sql`DELETE FROM customer WHERE id = ${id}`)
    expect(answer).toEqual([401, 1016])
  }
})

it("messages to an address set by a concurrent change are deleted too", async () => {
  const customer = await newCustomer()
  const between = newEmail()
  await whileLocked(
    people,
    customer.id,
    () => customer.post("update", { email: newEmail() }),
    (sql) =>
      Effect.all([
        sql`UPDATE customer SET email = ${between} WHERE id = ${customer.id}`,
        sql`INSERT INTO outbox (kind, recipient, subject, body, posted_at, next_attempt_at)
          VALUES ('mail', ${between}, '', '', now(), 'infinity')`,
      ]),
  )
  expect(await people.sql((sql) => sql`SELECT 1 FROM outbox WHERE recipient = ${between}`)).toEqual([])
})

it("a link that a stranger requests counts towards the customer's limit, and none goes to a confirmed address", async () => {
  const [waits, waitsToo, isConfirmed] = [
    await newCustomer({ isVerified: false }),
    await newCustomer({ isVerified: false }),
    await newCustomer(),
  ]
  const limits = { ...accountLimits, verificationsOfCustomer: { times: 1, within: 3_600_000 } }
  for (const { id } of [waits, waits, waitsToo, isConfirmed])
    await people.sql((sql) =>
      mailVerificationLater(id).pipe(
        Effect.orDie,
        Effect.provideService(Limits, limits),
        Effect.provide(secretOfDatabase),
        Effect.provideService(PgClient.PgClient, sql),
        Effect.provideService(Settings, settingsAt()),
      ),
    )
  const links = ({ id }: Customer) =>
    people.sql((sql) => sql`SELECT email FROM email_verification WHERE customer_id = ${id}`)
  expect([await links(waits), await links(waitsToo)]).toEqual([[{ email: waits.email }], [{ email: waitsToo.email }]])
  expect(await links(isConfirmed)).toEqual([])
})

it("only an unconfirmed address is mailed a link, which is valid for a day and confirms its own customer's address", async () => {
  const [waits, isConfirmed, has] = [
    await newCustomer({ isVerified: false }),
    await newCustomer(),
    await newCustomer({ email: null, isVerified: false }),
  ]
  const waitsToo = await newCustomer({ isVerified: false })
  expect(outcomeOf(await waits.post("email/verification"))).toEqual(done)
  expect(outcomeOf(await isConfirmed.post("email/verification"))).toEqual(old)
  expect(outcomeOf(await has.post("email/verification"))).toEqual(old)
  const links = await people.sql(
    (sql) => sql`
      SELECT email, expires_at > now() + interval '23 hours' AND expires_at <= now() + interval '1 day' AS "isOfADay"
      FROM email_verification WHERE customer_id IN (${waits.id}, ${waitsToo.id}, ${isConfirmed.id}, ${has.id})`,
  )
  expect(links).toEqual([{ email: waits.email, isOfADay: true }])
  const [mail] = await people.sql(
    (sql) => sql<{ readonly body: string }>`SELECT body FROM outbox WHERE recipient = ${waits.email}`,
  )
  const token = /#email=(\S+)/.exec(mail?.body ?? "")?.[1] ?? ""
  expect([await open(token), (await waits.profile()).emailVerified]).toEqual([done, true])
})

it("a new address needs confirmation, and deletes mails and links to the old one, but no other customer's", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  for (const one of [customer, other]) await leaveMessages(one)
  const [token, theirs] = [await newLink(customer), await newLink(other)]
  const email = newEmail()
  const { body } = await customer.post("update", { email })
  expect(body).toMatchObject({ email, emailVerified: false })
  expect(await left(customer)).toMatchObject({ texts: 1, mails: 0, resets: 0 })
  expect(await left(other)).toMatchObject({ texts: 1, mails: 1, resets: 1 })
  expect([await open(token), await open(theirs)]).toEqual([old, done])
  const sent = await people.sql((sql) => sql`SELECT kind FROM outbox WHERE recipient = ${email}`)
  expect(sent).toEqual([{ kind: "mail" }])
  const others = await people.sql((sql) => sql`SELECT kind FROM outbox WHERE recipient = ${customer.email}`)
  expect(others).toEqual([{ kind: "sms" }])
  // After a change back to the first address, its old link is still invalid.
  await customer.post("update", { email: customer.email })
  expect(await open(token)).toEqual(old)
})

it("the same address stays confirmed and keeps its links; removing the address deletes its mails and links", async () => {
  const customer = await newCustomer()
  await leaveMessages(customer)
  expect((await customer.post("update", { email: customer.email })).body).toMatchObject({ emailVerified: true })
  expect(await left(customer)).toMatchObject({ mails: 1, resets: 1 })
  expect((await customer.post("update", { email: null })).body).toMatchObject({ email: null, emailVerified: false })
  expect(await left(customer)).toMatchObject({ mails: 0, resets: 0 })
})

it("an update changes the given fields, clears those given as null, and keeps the others", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const [before, others] = [await customer.profile(), await other.profile()]
  expect((await customer.post("update", {})).body).toEqual(before)
  const changes = [
    { firstName: "Ny" },
    { lastName: "Annen" },
    { birthdate: "1980-03-04" },
    { birthdate: null },
    { language: "en" },
    { favoriteStore: null },
    { favoriteStore: "store-open" },
    { notificationTypes: [] },
  ]
  for (const [nth, given] of changes.entries()) {
    const { body } = await customer.post("update", given)
    expect(body).toEqual(Object.assign({}, before, ...changes.slice(0, nth + 1)))
  }
  expect(await other.profile()).toEqual(others)
})

it("an address that another account has, in upper or lower case, is refused", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const taken = await customer.post("update", { email: other.email.toLowerCase(), firstName: "Ny" })
  expect(outcomeOf(taken)).toEqual([409, 1012])
  expect(await customer.profile()).toMatchObject({ email: customer.email, firstName: "Kunde", emailVerified: true })
})

it("a profile lists its customer's own organisations, ordered by id, and marks those that they have left", async () => {
  const [customer, other] = [await newCustomer(), await newCustomer()]
  const firms = [crypto.randomUUID(), crypto.randomUUID()].toSorted()
  for (const [nth, firm] of firms.toReversed().entries()) {
    await people.sql((sql) =>
      Effect.all([
        sql`INSERT INTO organisation (id, name, number, created_at) VALUES (${firm}, ${`Firma ${nth}`}, ${firm}, now())`,
        sql`INSERT INTO membership (organisation_id, customer_id, role, is_active)
          VALUES (${firm}, ${customer.id}, 'member', ${nth === 0})`,
      ]),
    )
  }
  expect((await customer.profile()).organisations).toEqual([
    { organisationId: firms[0], isActive: false, name: "Firma 1" },
    { organisationId: firms[1], isActive: true, name: "Firma 0" },
  ])
  expect((await other.profile()).organisations).toEqual([])
})

it("each customer is mailed at most five links a day, counted across their addresses", async () => {
  const [customer, other] = [await newCustomer({ isVerified: false }), await newCustomer({ isVerified: false })]
  for (let nth = 0; nth < 5; nth += 1) expect(outcomeOf(await customer.post("email/verification"))).toEqual(done)
  expect(outcomeOf(await customer.post("email/verification"))).toEqual([429, 1001])
  const email = newEmail()
  expect((await customer.post("update", { email })).body).toMatchObject({ email, emailVerified: false })
  expect(await people.sql((sql) => sql`SELECT 1 FROM outbox WHERE recipient = ${email}`)).toEqual([])
  expect(outcomeOf(await other.post("email/verification"))).toEqual(done)
})
