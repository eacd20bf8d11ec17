import { PgClient } from "@effect/sql-pg"
import { Address, type AddressSearch } from "@skorpe/core/domain/address"
import type { Position } from "@skorpe/core/domain/store"
import { Effect, Schema } from "effect"

const decode = Schema.decodeUnknownEffect(Schema.Array(Address))

/** The maximum number of results. */
const most = 10

/** How many streets are searched for houses: more for distances, most for a number, which many streets lack. */
const streetsFor = (number: string | null, near: Position | null): number => {
  if (number !== null) return 100
  return near === null ? most : 30
}

/**
 * At most ten addresses in which every word of the query is the start of a word. With a position they are sorted by
 * distance. Without one, streets that start with the first word come first, and one house of each street comes before
 * its other houses. An exact house number precedes others.
 */
export const searchAddresses = Effect.fnUntraced(function* ({ words, number }: AddressSearch, near: Position | null) {
  const [first] = words
  if (first === undefined) return []
  const sql = yield* PgClient.PgClient
  // Folded words contain only a to z and digits, so they need no escaping, here or in LIKE.
  const query = words.map((word) => `'${word}':*`).join(" & ")
  const streets = streetsFor(number, near)
  const { latitude, longitude } = near ?? { latitude: 0, longitude: 0 }
  // A degree of longitude is shorter than one of latitude.
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const away = near === null ? sql`0` : sql`(latitude - lat) ^ 2 + ((longitude - lon) * shrink) ^ 2`
  const best =
    near === null
      ? sql`leads DESC, folded, postal_code`
      : sql`greatest(south - lat, 0, lat - north) ^ 2 + (greatest(west - lon, 0, lon - east) * shrink) ^ 2, id`
  const rows = yield* sql<DoorRow>`
    WITH asked AS MATERIALIZED (
      SELECT ${latitude}::float8 AS lat, ${longitude}::float8 AS lon, ${shrink}::float8 AS shrink,
             ${number}::text AS number
    ), matching AS MATERIALIZED (
      SELECT id, name, postal_code, city, folded, south, north, west, east, folded LIKE ${`${first}%`}::text AS leads
      FROM street WHERE words @@ ${query}::text::tsquery
    ), found AS MATERIALIZED (
      SELECT matching.* FROM matching, asked ORDER BY ${best} LIMIT ${streets}
    )
    SELECT door.id, name AS street, door.number, postal_code AS "postalCode", city, latitude, longitude
    FROM found CROSS JOIN asked CROSS JOIN LATERAL (
      SELECT *, row_number() OVER (ORDER BY is_other, away, house, folded) AS nth
      FROM (
        SELECT address.*, asked.number IS NOT NULL AND address.folded <> asked.number AS is_other, ${away} AS away
        FROM address
        WHERE street_id = found.id AND (asked.number IS NULL OR address.folded LIKE asked.number || '%')
      ) AS houses
      ORDER BY nth LIMIT ${most}
    ) AS door
    ORDER BY is_other, away, CASE WHEN ${near === null}::boolean THEN nth END, leads DESC, found.folded, postal_code, nth
    LIMIT ${most}`
  return yield* decode(
    rows.map(({ latitude: north, longitude: east, ...door }) => ({
      ...door,
      position: { latitude: north, longitude: east },
    })),
  )
})

interface DoorRow {
  readonly id: string
  readonly street: string
  readonly number: string
  readonly postalCode: string
  readonly city: string
  readonly latitude: number
  readonly longitude: number
}
