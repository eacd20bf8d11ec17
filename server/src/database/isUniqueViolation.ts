import { SqlError } from "effect/sql/SqlError"

/** Whether the database refused because somebody else has what must be one's own. */
export const isUniqueViolation = (problem: unknown): problem is SqlError =>
  problem instanceof SqlError && problem.reason._tag === "UniqueViolation"
