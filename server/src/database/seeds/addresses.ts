import { PgClient } from "@effect/sql-pg"
import { type Address, foldWords, wordsOfStreet } from "@skorpe/core/domain/address"
import { Effect } from "effect"
import type { Seed } from "../seed.ts"

/** The rows of one INSERT: enough to be fast, few enough for any server's memory. */
const chunk = 20_000

/** Every address of the market, grouped by street, its texts folded for the search. */
export const addressSeed = (addresses: readonly Address[]): Seed => ({
  write: Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const { streets, doors } = sortIntoStreets(addresses)
    yield* sql`DELETE FROM address`
    yield* sql`DELETE FROM street`
    for (const rows of chunks(streets)) {
      yield* sql`INSERT INTO street (id, name, postal_code, city, folded, words, south, north, west, east)
        SELECT id, name, postal_code, city, folded, array_to_tsvector(words), south, north, west, east
        FROM jsonb_to_recordset(${sql.json(rows)})
          AS row (id integer, name text, postal_code text, city text, folded text, words text[],
                  south double precision, north double precision, west double precision, east double precision)`
    }
    for (const rows of chunks(doors)) {
      yield* sql`INSERT INTO address (id, street_id, number, folded, house, latitude, longitude)
        SELECT id, street_id, number, folded, house, latitude, longitude
        FROM jsonb_to_recordset(${sql.json(rows)})
          AS row (id text, street_id integer, number text, folded text, house integer,
                  latitude double precision, longitude double precision)`
    }
    // The planner has no statistics for the new rows yet.
    yield* sql`ANALYZE street, address`
  }),
})

function* chunks(rows: readonly unknown[]): Generator<readonly unknown[]> {
  for (let at = 0; at < rows.length; at += chunk) yield rows.slice(at, at + chunk)
}

const sortIntoStreets = (addresses: readonly Address[]) => {
  const streets = new Map<string, ReturnType<typeof streetOf>>()
  const doors = addresses.map((address) => {
    const key = [address.street, address.postalCode, address.city].join("\n")
    const street = streets.get(key) ?? streetOf(streets.size + 1, address)
    streets.set(key, street)
    const { latitude, longitude } = address.position
    street.south = Math.min(street.south, latitude)
    street.north = Math.max(street.north, latitude)
    street.west = Math.min(street.west, longitude)
    street.east = Math.max(street.east, longitude)
    return {
      id: address.id,
      street_id: street.id,
      number: address.number,
      folded: foldWords(address.number).join(""),
      house: Number(/\d{1,9}/.exec(address.number)?.[0] ?? 0),
      latitude,
      longitude,
    }
  })
  return { streets: [...streets.values()], doors }
}

const streetOf = (id: number, address: Address) => ({
  id,
  name: address.street,
  postal_code: address.postalCode,
  city: address.city,
  folded: foldWords(address.street).join(" "),
  words: wordsOfStreet(address),
  south: address.position.latitude,
  north: address.position.latitude,
  west: address.position.longitude,
  east: address.position.longitude,
})
