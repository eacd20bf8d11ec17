import { PgClient } from "@effect/sql-pg"
import type { PasskeyLogin } from "@skorpe/core/domain/passkey"
import { Effect, Schema } from "effect"
import { callerAddress } from "../http/callerAddress.ts"
import { refuse } from "../http/refuse.ts"
import { takeTurn } from "../limits/takeTurn.ts"
import { readClientData } from "../passkeys/clientData.ts"
import { WebAuthn } from "../passkeys/WebAuthn.ts"
import { Settings } from "../settings/Settings.ts"
import { enter } from "./logIn.ts"
import { Limits } from "./limits.ts"
import { challengeLogin, spendChallenge } from "./passkeyChallenges.ts"

/** The options of a login with a passkey. They reveal nothing about accounts, because the request names none. */
export const askPasskeyLogin = Effect.gen(function* () {
  const { passkeyAsksFromAddress, passkeyAsksInTotal } = yield* Limits
  const isLeft =
    (yield* takeTurn(`passkey asks from ${yield* callerAddress}`, passkeyAsksFromAddress)) &&
    (yield* takeTurn("passkey asks", passkeyAsksInTotal))
  if (!isLeft) return yield* refuse.tooMany(1011)
  return yield* (yield* WebAuthn).askUse(yield* challengeLogin)
})

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      id: Schema.String,
      customerId: Schema.String,
      credentialId: Schema.String,
      publicKey: Schema.instanceOf(Uint8Array),
      counter: Schema.Number,
      transports: Schema.Array(Schema.String),
    }),
  ),
)

/** The passkey of a credential, if it was made for the account that the device names. */
const findPasskey = Effect.fnUntraced(function* (credentialId: string, userHandle: string) {
  const sql = yield* PgClient.PgClient
  const [found] = yield* decodeRows(
    yield* sql`SELECT passkey.id, passkey.customer_id AS "customerId", credential_id AS "credentialId",
        public_key AS "publicKey", counter::float8 AS counter, transports
      FROM passkey JOIN passkey_owner AS owner ON owner.customer_id = passkey.customer_id
      WHERE credential_id = ${credentialId} AND handle = ${Buffer.from(userHandle, "base64url")}`,
  )
  return found ?? null
})

/** Stores a login's counter, unless a concurrent login has reached it: then one of the two devices is a copy. */
const noteUse = Effect.fnUntraced(function* (id: string, counter: number) {
  const sql = yield* PgClient.PgClient
  const noted = yield* sql`UPDATE passkey SET counter = ${counter}, used_at = ${new Date((yield* Settings).now())}
    WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0)) RETURNING 1`
  return noted.length === 1
})

/**
 * Logs in with a passkey. Any failure, from an unknown challenge to a removed passkey, is 400 (4038), as for a wrong
 * code.
 */
export const logInWithPasskey = Effect.fnUntraced(function* ({ credential, origin }: PasskeyLogin) {
  const { passkeysFromAddress } = yield* Limits
  const isLeft = yield* takeTurn(`passkeys from ${yield* callerAddress}`, passkeysFromAddress)
  if (!isLeft) return yield* refuse.tooMany(1011)
  const { id, response } = credential
  const challenge = readClientData(response.clientDataJSON)?.challenge
  if (challenge === undefined || !(yield* spendChallenge(null, challenge))) return yield* refuse.badRequest(4038)
  const passkey = yield* findPasskey(id, response.userHandle)
  const used = passkey && (yield* (yield* WebAuthn).readUse(credential, challenge, passkey))
  if (!passkey || !used) return yield* refuse.badRequest(4038)
  if (!(yield* noteUse(passkey.id, used.counter))) return yield* refuse.badRequest(4038)
  return (yield* enter(passkey.customerId, origin, () => true)) ?? (yield* refuse.badRequest(4038))
})
