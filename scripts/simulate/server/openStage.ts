import type { shareCart } from "@skorpe/core/domain/device"
import type { Coupon } from "@skorpe/core/domain/discount"
import type { MarketId } from "@skorpe/core/domain/market"
import type { StoreWithMenu } from "@skorpe/core/domain/store"
import { Effect, Exit, Scope } from "effect"
import { type FoundDatabase, openDatabase } from "../../../server/src/database/connection.ts"
import { connectOnce } from "../../../server/src/database/freshDatabase.ts"
import { orderLimits } from "../../../server/src/limits/orderLimits.ts"
import type { ServerOptions } from "../../../server/src/serverOptions.ts"
import { contentsOf } from "../../../server/src/services.ts"
import { bareProps } from "../propsOf.ts"
import { addressesNear } from "./addressesNear.ts"
import { peopleOf } from "./people.ts"
import type { SimulatedServer } from "../../../server/src/testing/simulatedServer.ts"

/** A database of one market, which runs use one after another. */
export interface Stage {
  readonly market: MarketId
  readonly stores: readonly StoreWithMenu[]
  readonly coupons: readonly Coupon[]
  /** The streets in which the stores deliver. */
  readonly streets: readonly string[]
  readonly options: ServerOptions
  readonly found: FoundDatabase
  /** The rows of a query, typed by the caller. */
  readonly ask: <Row extends object>(question: string) => Promise<readonly Row[]>
  /** Plants a fault in the server, to see whether it is found. */
  readonly plant?: (server: SimulatedServer, stage: Stage) => SimulatedServer
  /** How tabs share the stored cart, in place of the core's way: to plant a fault there. */
  readonly share?: typeof shareCart
  /** Empties the tables that runs write to. */
  readonly clear: () => Promise<void>
  readonly close: () => Promise<void>
}

/** The tables that a market's seeds fill: a server that finds them filled does not fill them again. */
const kept = new Set([
  "migration",
  "seed",
  "server_secret",
  "store",
  "street",
  "address",
  "deal",
  "upsell",
  // Emptied by hand: a table that others refer to is truncated only with them.
  "coupon",
  "customer",
  "organisation",
])

/** The uses of the scarce coupon, fewer than there are customers who want it. */
const scarceUses = 1

/** The market's coupons; the first that counts for everybody is scarce. */
const withScarce = (coupons: readonly Coupon[]): readonly Coupon[] => {
  const scarce = coupons.find(({ benefit, stores }) => benefit.kind === "percent" && stores.length === 0)
  return coupons.map((coupon) => (coupon === scarce ? { ...coupon, totalLimit: scarceUses } : coupon))
}

/** Makes a market's database on the PostgreSQL of the tests, and says how its server is started. */
export const openStage = async (market: MarketId): Promise<Stage> => {
  const scope = Scope.makeUnsafe()
  const { stores, coupons: usual } = bareProps(market)
  const coupons = withScarce(usual)
  const addresses = addressesNear(market, stores)
  const options: ServerOptions = {
    market,
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores,
    coupons,
    addresses,
    people: peopleOf(market, addresses),
    botCheck: null,
    limits: { smsToNumber: { times: 30, within: 24 * 60 * 60_000 } },
    secret: "the secret of a simulated server",
    // Fewer than in a real shop, so that numbers have to be proven.
    orderLimits: { ...orderLimits, unproven: { ...orderLimits.unproven, orders: 2 } },
    lapsesAfter: 2 * 60_000,
    shopUrl: "http://shop.test",
  }
  const inScope = <A, E>(work: Effect.Effect<A, E, Scope.Scope>) => Effect.runPromise(Scope.provide(work, scope))
  const found = await inScope(openDatabase(options.database, market, contentsOf(options)))
  const sql = await inScope(connectOnce(found.config))
  const ask = <Row extends object>(question: string) => Effect.runPromise(sql.unsafe<Row>(question))
  const tables = await ask<{ readonly name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  )
  const written = tables.map(({ name }) => name).filter((name) => !kept.has(name))
  const clearing = [
    `TRUNCATE ${written.join(", ")} RESTART IDENTITY`,
    "DELETE FROM coupon WHERE origin <> 'shop'",
    "UPDATE coupon SET used = 0 WHERE used <> 0",
    "DELETE FROM organisation",
    "DELETE FROM customer",
  ]
  const clear = async () => void (await ask(`DO $$ BEGIN ${clearing.join("; ")}; END $$`))
  return {
    market,
    stores,
    coupons,
    streets: [...new Set(addresses.map(({ street }) => street))],
    options,
    found,
    ask,
    clear,
    close: () => Effect.runPromise(Scope.close(scope, Exit.void)),
  }
}
