import { PgClient } from "@effect/sql-pg"
import { PostedMessage } from "@skorpe/core/domain/operator"
import { Effect, Schema } from "effect"
import { DeliveryChoice } from "../messages/DeliveryChoice.ts"

const decodeRows = Schema.decodeUnknownEffect(
  Schema.Array(
    Schema.Struct({
      ...PostedMessage.fields,
      id: Schema.NumberFromString,
      text: Schema.String,
      postedAt: Schema.Date,
    }),
  ),
)

/** The newest messages after an id, oldest first. The text of a message that a gateway delivers is left out. */
export const readOutbox = Effect.fnUntraced(function* (after: number) {
  const sql = yield* PgClient.PgClient
  const delivery = yield* DeliveryChoice
  const rows = yield* decodeRows(
    yield* sql`SELECT id::text AS id, kind, recipient AS "to", subject, body AS text, posted_at AS "postedAt", attempts,
        CASE WHEN sent_at IS NOT NULL THEN 'delivered' WHEN given_up_at IS NOT NULL THEN 'givenUp' ELSE 'waiting' END
          AS state
      FROM outbox WHERE id > ${after} ORDER BY outbox.id DESC LIMIT 200`,
  )
  return rows
    .map(({ text, postedAt, ...row }): PostedMessage => ({
      ...row,
      postedAt: postedAt.getTime(),
      text: delivery[row.kind] === null ? text : null,
    }))
    .toReversed()
})
