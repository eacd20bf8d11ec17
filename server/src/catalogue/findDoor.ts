import { PgClient } from "@effect/sql-pg"
import { foldWords } from "@skorpe/core/domain/address"
import type { OrderAddress } from "@skorpe/core/domain/order"
import type { Position } from "@skorpe/core/domain/store"
import { Effect } from "effect"

/**
 * The register's position of an address, by street with house number and postal code; `null` for an unknown address. A
 * position that the client sends is ignored, because the position decides the delivery area (DECISIONS §21).
 */
export const findDoor = Effect.fnUntraced(function* ({ street, postalCode }: OrderAddress) {
  const [area] = foldWords(postalCode.replaceAll(/\s/g, ""))
  const door = foldWords(street).join("")
  if (area === undefined || door === "") return null
  const sql = yield* PgClient.PgClient
  // Folded words contain only a to z and digits, so they need no escaping.
  const [found] = yield* sql<Position>`
    SELECT latitude, longitude
    FROM street JOIN address ON address.street_id = street.id
    WHERE words @@ ${`'${area}'`}::text::tsquery
      AND replace(street.postal_code, ' ', '') = ${area}
      AND replace(street.folded, ' ', '') || address.folded = ${door}
    LIMIT 1`
  return found ?? null
})
