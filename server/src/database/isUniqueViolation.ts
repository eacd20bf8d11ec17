import { SqlError } from "effect/sql/SqlError"

/** Whether a query failed on a unique constraint. */
export const isUniqueViolation = (problem: unknown): problem is SqlError =>
  problem instanceof SqlError && problem.reason._tag === "UniqueViolation"
