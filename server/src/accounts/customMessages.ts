import { PgClient } from "@effect/sql-pg"
import { type Localised, Localised as LocalisedShape } from "@skorpe/core/domain/language"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { refuse } from "../http/refuse.ts"
import { phoneIn, phoneSubject } from "./phones.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ message: LocalisedShape })))

/** The custom message of an id, if it is for the customer's number or for everybody; 3010 otherwise. */
export const readCustomMessage = Effect.fnUntraced(function* (customerId: string, id: string) {
  const sql = yield* PgClient.PgClient
  const [own] = yield* sql<{ readonly phone: string }>`SELECT phone FROM customer WHERE id = ${customerId}`
  const subject = yield* phoneSubject(own?.phone ?? "")
  const [row] = yield* decodeRows(
    yield* sql`SELECT message FROM custom_message WHERE id = ${id} AND (subject IS NULL OR subject = ${subject})`,
  )
  return row === undefined ? yield* refuse.notFound(3010) : { id, message: row.message[yield* currentLanguage] }
})

/** Stores a custom message for one number or for every customer; it replaces an earlier one of the same id. */
export const writeCustomMessage = Effect.fnUntraced(function* (id: string, typed: string | null, message: Localised) {
  const sql = yield* PgClient.PgClient
  const subject = typed === null ? null : yield* phoneSubject(yield* phoneIn(typed))
  yield* sql`INSERT INTO custom_message (id, subject, message) VALUES (${id}, ${subject}, ${sql.json(message)})
    ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, message = excluded.message`
})
