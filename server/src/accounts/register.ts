import { PgClient } from "@effect/sql-pg"
import { mayHaveAccount, readEmail, type Registration } from "@skorpe/core/domain/account"
import { type Day, dayAt } from "@skorpe/core/domain/time"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { refuse } from "../http/refuse.ts"
import { once } from "../idempotency/once.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { newId } from "../secrets/secrets.ts"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import { mailVerification } from "./emailVerification.ts"
import { customerByPhone, customerMadeAfter } from "./findCustomer.ts"
import { Limits, repeatHolds } from "./limits.ts"
import { hashPassword } from "./passwords.ts"
import { dropPhoneProof, provenPhone } from "./phoneProof.ts"
import { phoneIn, refuseBlocked } from "./phones.ts"
import { beginSession } from "./sessions.ts"

/** A typed e-mail address; `null` if it is absent, 1009 if it is invalid. */
export const emailIn = Effect.fnUntraced(function* (typed: string | null | undefined) {
  if (typed === null || typed === undefined || typed.trim() === "") return null
  return readEmail(typed) ?? (yield* refuse.badRequest(1009))
})

/** A birthday as sent; 1002 if it is in the future, or if a person born then is too young for an account. */
export const birthdateIn = Effect.fnUntraced(function* (sent: Day | null | undefined) {
  if (sent === null || sent === undefined) return null
  const { market, now } = yield* Settings
  return mayHaveAccount(sent, dayAt(market.timeZone, now())) ? sent : yield* refuse.badRequest(1002)
})

/** 1012: the e-mail address is taken. Rate-limited per proven number, so that a list of addresses cannot be checked. */
export const takenEmail = Effect.fnUntraced(function* (asker: string) {
  const { takenEmails } = yield* Limits
  const subject = (yield* ServerSecret).keyed("taken e-mails", asker).toString("hex")
  if (!(yield* takeTurn(subject, takenEmails))) return yield* refuse.tooMany(1001)
  return yield* refuse.conflict(1012)
})

/** The phone number or the e-mail address already has an account. */
class AlreadyThere extends Schema.TaggedError<AlreadyThere>()("AlreadyThere", {}) {}

const insert = Effect.fnUntraced(function* (
  registration: Registration,
  {
    phone,
    email,
    birthdate,
    passwordHash,
  }: { readonly [Field in "phone" | "email" | "birthdate" | "passwordHash"]: string | null },
) {
  const sql = yield* PgClient.PgClient
  const { market, now } = yield* Settings
  const { firstName, lastName, favoriteStore = null } = registration
  const at = new Date(now())
  const id = newId()
  const notifications = registration.notificationTypes ?? []
  const [row] = yield* sql<{ readonly number: string }>`
    WITH next AS (SELECT nextval('customer_number') AS number)
    INSERT INTO customer (id, external_id, phone, email, first_name, last_name, birthdate, language, notification_types,
                          favorite_store, password_hash, accepted_terms_at, created_at)
    SELECT ${id}, ${`${market.countryId}-`}::text || next.number, ${phone}, ${email}, ${firstName}, ${lastName},
           ${birthdate}::date, ${registration.language ?? (yield* currentLanguage)},
           ARRAY(SELECT DISTINCT jsonb_array_elements_text(${sql.json(notifications)})), ${favoriteStore},
           ${passwordHash}, ${registration.acceptedTerms === true ? at : null}::timestamptz, ${at}
    FROM next ON CONFLICT DO NOTHING
    RETURNING split_part(external_id, '-', 2) AS number`
  if (row === undefined) return yield* Effect.fail(new AlreadyThere({}))
  if (email !== null) yield* mailVerification(id)
  return Number(row.number)
})

/** The scope of a registration's idempotency key; it is deleted with the account. */
export const registrationScope = (phone: string) =>
  Effect.map(ServerSecret, ({ keyed }) => `user/create ${keyed("registration", phone).toString("hex")}`)

/**
 * Creates an account for the number that the caller has proven, starts its session and returns the customer's number.
 * Without that proof it is always 4039, which reveals nothing about a number that may belong to another person.
 */
export const register = Effect.fnUntraced(function* (key: string, registration: Registration) {
  const phone = yield* phoneIn(registration.phoneNumber)
  const email = yield* emailIn(registration.email)
  const birthdate = yield* birthdateIn(registration.birthdate)
  if ((yield* provenPhone) !== phone) return yield* refuse.badRequest(4039)
  yield* refuseBlocked(phone)
  // The body's digest leaves out the password: a fast digest would be easier to search than the password's hash.
  const { password, ...rest } = registration
  const passwordHash = password === undefined || email === null ? null : yield* hashPassword(password)
  const body = (yield* ServerSecret).keyed("registration", JSON.stringify(rest)).toString("hex")
  const number = yield* once(
    { scope: yield* registrationScope(phone), key, body, answer: Schema.Int },
    insert(registration, { phone, email, birthdate, passwordHash }),
  ).pipe(
    Effect.catchTag("AlreadyThere", () =>
      Effect.flatMap(customerByPhone(phone), (found) => (found === null ? takenEmail(phone) : refuse.conflict(1036))),
    ),
  )
  const customerId = yield* customerMadeAfter((yield* Settings).now() - repeatHolds, phone)
  const grant = customerId && (yield* beginSession(customerId, "web", (account) => account.phone === phone))
  if (grant === null) return yield* refuse.conflict((yield* customerByPhone(phone)) === null ? 1006 : 1036)
  yield* dropPhoneProof
  return number
})
