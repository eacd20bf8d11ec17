import { HttpServerError } from "effect/http"
import { isSqlError, type SqlError } from "effect/sql/SqlError"
import { StartFailure } from "./database/startFailure.ts"
import type { ServerOptions } from "./serverOptions.ts"

/** The message of a failed start, for the person who started the server. */
export const explainStart = (problem: unknown, { port }: ServerOptions): StartFailure => {
  if (problem instanceof StartFailure) return problem
  if (problem instanceof HttpServerError.ServeError && isCode(problem.cause, "EADDRINUSE")) {
    return new StartFailure(
      `Port ${port} is in use by another program. Stop that one, or choose another with PORT=${port + 1}.`,
    )
  }
  if (problem instanceof HttpServerError.ServeError && isCode(problem.cause, "EACCES")) {
    return new StartFailure(`Port ${port} needs more rights than you have. Choose one above 1024 with PORT=8080.`)
  }
  if (isSqlError(problem)) return explainDatabase(problem)
  return new StartFailure(
    `The server could not start: ${problem instanceof Error ? problem.message : String(problem)}`,
    {
      cause: problem,
    },
  )
}

const unreached: ReadonlySet<string> = new Set([
  "ConnectionError",
  "AuthenticationError",
  "AuthorizationError",
  "UnknownError",
])

const explainDatabase = (problem: SqlError): StartFailure =>
  unreached.has(problem.reason._tag)
    ? new StartFailure(
        "The database does not answer. Is PostgreSQL running, and is DATABASE_URL right (user, password, host, name of the database)?",
      )
    : new StartFailure("The database could not be brought to the shape that this server needs.", { cause: problem })

const isCode = (problem: unknown, code: string): boolean =>
  problem instanceof Error && (problem as NodeJS.ErrnoException).code === code
