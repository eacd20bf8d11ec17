import { PgClient } from "@effect/sql-pg"
import { type Localised, Localised as LocalisedShape } from "@skorpe/core/language"
import { Effect, Schema } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { refuse } from "../http/refuse.ts"
import { phoneIn, phoneSubject } from "./phones.ts"

const decodeRows = Schema.decodeUnknownEffect(Schema.Array(Schema.Struct({ message: LocalisedShape })))

/** What the shop says to the holder of a customer's number under this id; 3010 when it says nothing, or to others. */
export const readCustomMessage = Effect.fnUntraced(function* (customerId: string, id: string) {
  const sql = yield* PgClient.PgClient
  const [own] = yield* sql<{ readonly phone: string }>`SELECT phone FROM customer WHERE id = ${customerId}`
  const subject = yield* phoneSubject(own?.phone ?? "")
  const [row] = yield* decodeRows(
    yield* sql`SELECT message FROM custom_message WHERE id = ${id} AND (subject IS NULL OR subject = ${subject})`,
  )
  return row === undefined ? yield* refuse.notFound(3010) : { id, message: row.message[yield* currentLanguage] }
})

/** Says something to the holder of a number, or to every customer; what was said before under this id is replaced. */
export const writeCustomMessage = Effect.fnUntraced(function* (id: string, typed: string | null, message: Localised) {
  const sql = yield* PgClient.PgClient
  const subject = typed === null ? null : yield* phoneSubject(yield* phoneIn(typed))
  yield* sql`INSERT INTO custom_message (id, subject, message) VALUES (${id}, ${subject}, ${JSON.stringify(message)}::text::jsonb)
    ON CONFLICT (id) DO UPDATE SET subject = excluded.subject, message = excluded.message`
})
