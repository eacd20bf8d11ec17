import type { Migration } from "./Migration.ts"

/** The address search, offers, the kitchens' stock marks and delays, and telemetry. */
export const catalogue: Migration = {
  name: "0002 catalogue",
  statements: [
    // One street in one postal area. A search goes through streets first: there are 20 times fewer than addresses.
    `CREATE TABLE street (
      id integer PRIMARY KEY,
      name text NOT NULL,
      postal_code text NOT NULL,
      city text NOT NULL,
      folded text COLLATE "C" NOT NULL,
      words tsvector NOT NULL,
      south double precision NOT NULL,
      north double precision NOT NULL,
      west double precision NOT NULL,
      east double precision NOT NULL
    )`,
    `CREATE INDEX street_words ON street USING gin (words) WITH (fastupdate = off)`,
    `CREATE TABLE address (
      id text PRIMARY KEY,
      street_id integer NOT NULL REFERENCES street (id) ON DELETE CASCADE,
      number text NOT NULL,
      folded text COLLATE "C" NOT NULL,
      house integer NOT NULL,
      latitude double precision NOT NULL,
      longitude double precision NOT NULL
    )`,
    `CREATE INDEX address_house ON address (street_id, house, folded)`,
    `CREATE TABLE deal (
      code text PRIMARY KEY,
      deal jsonb NOT NULL
    )`,
    `CREATE TABLE upsell (
      id text PRIMARY KEY,
      upsell jsonb NOT NULL
    )`,
    // A kitchen's mark overrides the menu: sold out until a time, or available (null). Seeding keeps it.
    `CREATE TABLE stock_mark (
      store_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('variation', 'ingredient')),
      code text NOT NULL,
      until timestamptz,
      PRIMARY KEY (store_id, kind, code)
    )`,
    `CREATE TABLE store_delay (
      store_id text PRIMARY KEY,
      pickup integer NOT NULL CHECK (pickup >= 0),
      delivery integer NOT NULL CHECK (delivery >= 0)
    )`,
    `CREATE TABLE telemetry (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      received_at timestamptz NOT NULL,
      origin text NOT NULL,
      version text NOT NULL,
      event jsonb NOT NULL
    )`,
    `CREATE INDEX telemetry_received ON telemetry USING brin (received_at)`,
    // The number of events stored on each day, which is limited.
    `CREATE TABLE telemetry_day (
      day date PRIMARY KEY,
      events integer NOT NULL
    )`,
  ],
}
