import type { ServerOptions } from "../serverOptions.ts"
import { beginCluster } from "./cluster.ts"
import { placeCluster } from "./dataFolder.ts"

const nothing = async (): Promise<void> => undefined

/**
 * Sets the built-in PostgreSQL going while the rest of the server is not even loaded, and answers what waits for it.
 * It never fails: what went wrong is found again, and told, by the start that follows.
 */
export const startEarly = async ({
  market,
  database,
}: Pick<ServerOptions, "market" | "database">): Promise<() => Promise<void>> => {
  if (database._tag !== "Embedded") return nothing
  try {
    const ready = await beginCluster(await placeCluster(market, database.folder))
    return () => ready().then(nothing, nothing)
  } catch {
    return nothing
  }
}
