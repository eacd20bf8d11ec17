import { PgClient } from "@effect/sql-pg"
import { readDevice } from "@skorpe/core/domain/account"
import { type MadePasskey, mostPasskeys, Passkey } from "@skorpe/core/domain/passkey"
import { Effect, Schema } from "effect"
import { HttpServerRequest } from "effect/http"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { readClientData } from "../passkeys/clientData.ts"
import { WebAuthn } from "../passkeys/WebAuthn.ts"
import { newId } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { sessionOver } from "./callers.ts"
import { Limits } from "./limits.ts"
import { challengeCustomer, spendChallenge } from "./passkeyChallenges.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.toType(Passkey)))

/** A customer's passkeys, newest first. */
export const listPasskeys = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const rows = yield* sql<{ readonly addedAt: Date; readonly usedAt: Date | null }>`
    SELECT id, browser, system, added_at AS "addedAt", used_at AS "usedAt"
    FROM passkey WHERE customer_id = ${customerId} ORDER BY added_at DESC, id`
  return yield* decodeRows(
    rows.map((row) => ({ ...row, addedAt: row.addedAt.getTime(), usedAt: row.usedAt?.getTime() ?? null })),
  )
})

/** The options for a new passkey in a customer's browser; 409 (3016) when the customer has the maximum number. */
export const askPasskey = Effect.fnUntraced(function* (customerId: string) {
  const sql = yield* PgClient.PgClient
  const isLeft = yield* takeTurn(`passkeys asked by ${customerId}`, (yield* Limits).passkeyAsksOfCustomer)
  if (!isLeft) return yield* refuse.tooMany(1011)
  yield* sql`INSERT INTO passkey_owner (customer_id) SELECT id FROM customer WHERE id = ${customerId}
    ON CONFLICT DO NOTHING`
  const [owner] = yield* sql<{ readonly handle: Uint8Array; readonly name: string; readonly present: string[] }>`
    SELECT handle, first_name || ' ' || last_name AS name,
      ARRAY(SELECT credential_id FROM passkey WHERE customer_id = customer.id) AS present
    FROM customer JOIN passkey_owner ON customer_id = id WHERE id = ${customerId}`
  if (owner === undefined) return yield* sessionOver
  if (owner.present.length >= mostPasskeys) return yield* refuse.conflict(3016)
  const challenge = yield* challengeCustomer(customerId)
  return yield* (yield* WebAuthn).askNew(challenge, owner, owner.present)
})

/** Adds the passkey that a customer's browser has made; 1005 when it does not fit the challenge, or exists already. */
export const addPasskey = Effect.fnUntraced(function* (customerId: string, made: MadePasskey) {
  const sql = yield* PgClient.PgClient
  const challenge = readClientData(made.response.clientDataJSON)?.challenge
  if (challenge === undefined || !(yield* spendChallenge(customerId, challenge))) return yield* refuse.badRequest(1005)
  const found = yield* (yield* WebAuthn).readNew(made, challenge)
  if (found === null) return yield* refuse.badRequest(1005)
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const addedAt = (yield* Settings).now()
  const passkey: Passkey = { id: newId(), ...readDevice(headers["user-agent"] ?? ""), addedAt, usedAt: null }
  const isAdded = yield* sql.withTransaction(
    Effect.gen(function* () {
      // Locks it, so that parallel calls do not add more than a customer can have.
      yield* sql`SELECT 1 FROM passkey_owner WHERE customer_id = ${customerId} FOR NO KEY UPDATE`
      const added = yield* sql`
        INSERT INTO passkey
          (id, customer_id, credential_id, public_key, counter, transports, browser, system, added_at)
        SELECT ${passkey.id}, customer_id, ${found.credentialId}, ${found.publicKey}, ${found.counter}, ${[...found.transports]},
          ${passkey.browser}, ${passkey.system}, ${new Date(addedAt)}
        FROM passkey_owner WHERE customer_id = ${customerId}
          AND (SELECT count(*) FROM passkey WHERE customer_id = ${customerId}) < ${mostPasskeys}
        ON CONFLICT (credential_id) DO NOTHING RETURNING 1`
      return added.length === 1
    }),
  )
  return isAdded ? passkey : yield* refuse.badRequest(1005)
})

/** Removes one of a customer's passkeys. Succeeds if it is already removed. */
export const removePasskey = Effect.fnUntraced(function* (customerId: string, id: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM passkey WHERE customer_id = ${customerId} AND id = ${id}`
})
