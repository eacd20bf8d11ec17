import type { MarketId } from "@skorpe/core/domain/market"
import { readFixtures } from "@skorpe/fixtures"
import type { ServerOptions } from "../serverOptions.ts"
import { startServer } from "../startServer.ts"
import { patientCapacity } from "./patientCapacity.ts"
import { sampleStores } from "./sampleStores.ts"

/**
 * A server with the fixtures' people, a throw-away database, a clock that a test can advance, no bot check unless asked
 * for, high rate limits, and calls that wait for their turn.
 */
export const startAccountServer = async (market: MarketId = "no", options: Partial<ServerOptions> = {}) => {
  let ahead = 0
  const many = { times: 1_000_000, within: 60_000 }
  const server = await startServer({
    market,
    port: 0,
    database: { _tag: "ThrowAway" },
    kitchen: "manual",
    stores: sampleStores,
    people: readFixtures(market),
    clock: () => Date.now() + ahead,
    botCheck: null,
    capacity: patientCapacity,
    ...options,
    limits: { smsFromAddress: many, codesFromAddress: many, passwordsFromAddress: many, ...options.limits },
  })
  return { ...server, later: (millis: number) => void (ahead += millis) }
}

export const minutes = 60_000
export const hours = 60 * minutes
