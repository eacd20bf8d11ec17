import type { MarketId } from "@skorpe/core/domain/market"
import { beginCluster } from "./cluster.ts"
import type { DatabaseChoice } from "./connection.ts"
import { placeCluster } from "./dataFolder.ts"

const nothing = async (): Promise<void> => undefined

/**
 * Starts the built-in PostgreSQL while the rest of the server is still loading. Returns a function that waits for it.
 * It never fails: the server's own start meets the same error and reports it.
 */
export const startEarly = async ({
  market,
  database,
}: {
  readonly market: MarketId
  readonly database: DatabaseChoice
}): Promise<() => Promise<void>> => {
  if (database._tag !== "Embedded") return nothing
  try {
    const ready = await beginCluster(await placeCluster(market, database.folder))
    return () => ready().then(nothing, nothing)
  } catch {
    return nothing
  }
}
