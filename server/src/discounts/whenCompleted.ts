import { PgClient } from "@effect/sql-pg"
import { Effect } from "effect"
import { earnPointsFor } from "./earnPoints.ts"
import { thankRecruiter } from "./thankRecruiter.ts"

/** Rewards a completed order: points for its customer and a code for the recruiter, each once. */
export const whenCompleted = (orderId: string) =>
  PgClient.PgClient.use((sql) => sql.withTransaction(Effect.andThen(earnPointsFor(orderId), thankRecruiter(orderId))))
