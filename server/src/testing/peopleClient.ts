import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, ManagedRuntime } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { randomUUID } from "node:crypto"
import { connect, openDatabase } from "../database/connection.ts"
import { hashOf, newId, newToken } from "../secrets/secrets.ts"
import type { RunningServer } from "../startServer.ts"
import { orderingClient } from "./orderingClient.ts"

/** Calls a server as its customers, each with a session, and queries its database. */
export const peopleClient = (server: RunningServer) => {
  const database = Layer.unwrap(Effect.map(openDatabase(server.database, "no"), connect))
  const runtime = ManagedRuntime.make(database)
  const { ask } = orderingClient(server.url)

  const sql = <A>(work: (sql: PgClient.PgClient) => Effect.Effect<A, SqlError>): Promise<A> =>
    runtime.runPromise(PgClient.PgClient.use(work))

  /** Starts a session as a login does, and returns its cookie. */
  const sessionOf = async (customerId: string, at: number = Date.now()): Promise<Record<string, string>> => {
    const token = newToken()
    await sql(
      (query) => query`INSERT INTO session (id, token_hash, customer_id, origin, began_at, renewed_at)
        VALUES (${newId()}, ${hashOf(token)}, ${customerId}, 'web', ${new Date(at)}, ${new Date(at)})`,
    )
    return { cookie: `__Host-session=${token}` }
  }

  /** A caller with a session, or without one for `null`. */
  const logIn = async (customerId: string | null, at: number = Date.now()) => {
    const cookie = customerId === null ? {} : await sessionOf(customerId, at)
    return {
      get: (path: string) => ask("GET", path, undefined, cookie),
      /** Without `key`, each call has a new idempotency key. */
      post: (path: string, body: unknown, key: string = randomUUID()) =>
        ask("POST", path, body, { ...cookie, "idempotency-key": key }),
    }
  }

  return { sql, sessionOf, logIn, close: () => runtime.dispose() }
}

/** A caller. */
export type Person = Awaited<ReturnType<ReturnType<typeof peopleClient>["logIn"]>>

/** A response's status, followed by its error codes. */
export const outcomeOf = ({ status, body }: Awaited<ReturnType<Person["get"]>>): readonly number[] => [
  status,
  ...(status < 400 ? [] : (body.errors as readonly { readonly code: number }[]).map(({ code }) => code)),
]
