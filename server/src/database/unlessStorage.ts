import { Effect, Schema } from "effect"
import { SqlError } from "effect/sql/SqlError"

type Storage = SqlError | Schema.SchemaError

const isStorage = (problem: unknown): problem is Storage => problem instanceof SqlError || Schema.isSchemaError(problem)

/** Leaves what the database does wrong to the frame, which answers 503 or 500: it is no caller's business. */
export const unlessStorage = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Exclude<E, Storage>, R> =>
  work.pipe(
    Effect.catch((problem) => (isStorage(problem) ? Effect.die(problem) : Effect.fail(problem as Exclude<E, Storage>))),
  )
