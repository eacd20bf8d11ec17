import { Effect, Schema } from "effect"
import { SqlError } from "effect/sql/SqlError"

type Storage = SqlError | Schema.SchemaError

const isStorage = (problem: unknown): problem is Storage => problem instanceof SqlError || Schema.isSchemaError(problem)

/** Turns storage errors into defects, which the HTTP layer answers with 503 or 500: no caller can handle them. */
export const unlessStorage = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, Exclude<E, Storage>, R> =>
  work.pipe(
    Effect.catch((problem) => (isStorage(problem) ? Effect.die(problem) : Effect.fail(problem as Exclude<E, Storage>))),
  )
