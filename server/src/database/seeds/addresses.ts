import { PgClient } from "@effect/sql-pg"
import { type Address, foldWords, wordsOfStreet } from "@skorpe/core/address"
import { Effect } from "effect"
import type { Seed } from "../seed.ts"

/** So many rows are sent at once: enough to be quick, little enough for any server's memory. */
const chunk = 20_000

/** Every door of the market, sorted into streets and folded for the search. */
export const addressSeed = (addresses: readonly Address[]): Seed => ({
  write: Effect.gen(function* () {
    const sql = yield* PgClient.PgClient
    const { streets, doors } = sortIntoStreets(addresses)
    yield* sql`DELETE FROM address`
    yield* sql`DELETE FROM street`
    for (const text of chunks(streets)) {
      yield* sql`INSERT INTO street (id, name, postal_code, city, folded, words, south, north, west, east)
        SELECT id, name, postal_code, city, folded, array_to_tsvector(words), south, north, west, east
        FROM jsonb_to_recordset(${text}::text::jsonb)
          AS row (id integer, name text, postal_code text, city text, folded text, words text[],
                  south double precision, north double precision, west double precision, east double precision)`
    }
    for (const text of chunks(doors)) {
      yield* sql`INSERT INTO address (id, street_id, number, folded, house, latitude, longitude)
        SELECT id, street_id, number, folded, house, latitude, longitude
        FROM jsonb_to_recordset(${text}::text::jsonb)
          AS row (id text, street_id integer, number text, folded text, house integer,
                  latitude double precision, longitude double precision)`
    }
    // The planner knows nothing of what came just now.
    yield* sql`ANALYZE street, address`
  }),
})

function* chunks(rows: readonly unknown[]): Generator<string> {
  for (let at = 0; at < rows.length; at += chunk) yield JSON.stringify(rows.slice(at, at + chunk))
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
