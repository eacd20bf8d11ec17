import { PgClient } from "@effect/sql-pg"
import {
  type Caller,
  freshUntil,
  isSessionOver,
  readDevice,
  sessionLife,
  type SessionGrant,
} from "@skorpe/core/domain/account"
import { Effect, Schema } from "effect"
import { HttpServerRequest } from "effect/http"
import { hashOf, newId, newToken } from "../secrets/secrets.ts"
import { Settings } from "../settings/Settings.ts"
import { refuseBlocked } from "./phones.ts"
import { giveSessionCookies } from "./sessionCookies.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(Schema.Struct({ id: Schema.String, customerId: Schema.String, renewedAt: Schema.Date })),
)

/** The fields of an account that a login has checked. */
export interface Checked {
  readonly phone: string
  readonly passwordHash: string | null
}

/**
 * Starts a session of a customer: sets its cookies on the response, and returns until when it is fresh. `null` when the
 * account is gone or `isStill` finds it changed since the check; 4037 for a blocked number. Calls that end a customer's
 * sessions lock the customer too: either they end this session as well, or their change is seen here.
 */
export const beginSession = Effect.fnUntraced(function* (
  customerId: string,
  origin: string,
  isStill: (account: Checked) => boolean,
) {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const token = newToken()
  const at = new Date(now)
  const { headers } = yield* HttpServerRequest.HttpServerRequest
  const { browser, system } = readDevice(headers["user-agent"] ?? "")
  const isBegun = yield* sql.withTransaction(
    Effect.gen(function* () {
      const [account] = yield* sql<Checked>`
        SELECT phone, password_hash AS "passwordHash" FROM customer WHERE id = ${customerId} FOR SHARE`
      if (account === undefined || !isStill(account)) return false
      yield* refuseBlocked(account.phone)
      yield* sql`INSERT INTO session (id, token_hash, customer_id, origin, browser, system, began_at, renewed_at)
        VALUES (${newId()}, ${hashOf(token)}, ${customerId}, ${origin}, ${browser}, ${system}, ${at}, ${at})`
      return true
    }),
  )
  if (!isBegun) return null
  yield* giveSessionCookies(token)
  const grant: SessionGrant = { expiresAt: freshUntil(now) }
  return grant
})

/** The session of a cookie; `null` when it has ended. */
export const findSession = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const [row] = yield* decodeRows(
    yield* sql`SELECT id, customer_id AS "customerId", renewed_at AS "renewedAt"
      FROM session WHERE token_hash = ${hashOf(token)}`,
  )
  if (row === undefined || isSessionOver(row.renewedAt.getTime(), (yield* Settings).now())) return null
  const caller: Extract<Caller, { readonly _tag: "Customer" }> = {
    _tag: "Customer",
    customerId: row.customerId,
    sessionId: row.id,
  }
  return { caller, renewedAt: row.renewedAt.getTime() }
})

/** Renews the session of a cookie if it is old enough. Returns until when it is fresh; `null` when it has ended. */
export const renewSession = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const found = yield* findSession(token)
  if (found === null) return null
  const isFresh = now < found.renewedAt + sessionLife.renewsAfter
  if (!isFresh) {
    const renewed = yield* sql`UPDATE session SET renewed_at = ${new Date(now)}
      WHERE id = ${found.caller.sessionId} RETURNING id`
    if (renewed.length === 0) return null
    yield* giveSessionCookies(token)
  }
  const grant: SessionGrant = { expiresAt: freshUntil(isFresh ? found.renewedAt : now) }
  return grant
})

/** Ends the session of a cookie, if there is one. */
export const endSession = Effect.fnUntraced(function* (token: string) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM session WHERE token_hash = ${hashOf(token)}`
})

/** Ends all sessions of a customer except the given one, after a change of password or phone number. */
export const endOtherSessions = Effect.fnUntraced(function* (customerId: string, except: string | null) {
  const sql = yield* PgClient.PgClient
  yield* sql`DELETE FROM session WHERE customer_id = ${customerId} AND id IS DISTINCT FROM ${except}`
})
