import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { earnPointsFor } from "./earnPoints.ts"
import { thankRecruiter } from "./thankRecruiter.ts"

/** What an order brings once it has been handed over: points to its customer, thanks to who recruited them; both once. */
export const whenCompleted = (orderId: string) =>
  PgClient.PgClient.use((sql) => sql.withTransaction(Effect.andThen(earnPointsFor(orderId), thankRecruiter(orderId))))
