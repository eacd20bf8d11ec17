import type { Language } from "@skorpe/core/domain/language"
import { Cause, SchemaIssue } from "effect"
import { HttpServerError, HttpServerResponse } from "effect/http"
import { HttpApiError } from "effect/http-api"
import { problems } from "./problems.ts"

/** An error response in the shape of DECISIONS §18; `path` names the field that it concerns (§21). */
export const errorAnswer = (
  status: number,
  code: number,
  language: Language,
  path?: string,
): HttpServerResponse.HttpServerResponse => {
  const [problem] = problems(language, [code])
  return HttpServerResponse.jsonUnsafe({ errors: [path === undefined ? problem : { ...problem, path }] }, { status })
}

/** The response to a failure that no handler caught. The server logs failures that are its own (`isOurs`). */
export interface FailureAnswer {
  readonly status: number
  readonly code: number
  readonly isOurs: boolean
  readonly path?: string
}

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** Upper bound on the length of a field's name in an answer: an unknown one is the sender's own. */
const longestPath = 100

/** The first field that a schema refuses. */
const pathOf = ({ cause }: HttpApiError.HttpApiSchemaError): { readonly path?: string } => {
  const [first] = issuesOf(cause.issue).issues
  const names = (first?.path ?? []).map((part) => String(typeof part === "object" ? part.key : part))
  return names.length === 0 ? {} : { path: names.join(".").slice(0, longestPath).toWellFormed() }
}

/** The response to a failure: 4xx for a wrong request, 503 when the database is away, otherwise 500. */
export const failureAnswer = (cause: Cause.Cause<unknown>): FailureAnswer => {
  const problem: unknown = Cause.squash(cause)
  if (HttpApiError.HttpApiSchemaError.is(problem)) {
    if (problem.kind === "Params") return { status: 404, code: 3010, isOurs: false }
    if (problem.kind === "Body" || problem.kind === "ResponseHeaders") return { status: 500, code: 3099, isOurs: true }
    return { status: 400, code: 1002, isOurs: false, ...pathOf(problem) }
  }
  if (HttpServerError.isHttpServerError(problem)) {
    switch (problem.reason._tag) {
      case "RouteNotFound":
        return { status: 404, code: 3010, isOurs: false }
      case "RequestParseError":
        return isTooLarge(problem.reason)
          ? { status: 413, code: 1005, isOurs: false }
          : { status: 400, code: 1002, isOurs: false }
      case "InternalError":
      case "ResponseError":
        return { status: 500, code: 3099, isOurs: true }
    }
  }
  const isStorage = typeof problem === "object" && problem !== null && "_tag" in problem && problem._tag === "SqlError"
  return { status: isStorage ? 503 : 500, code: 3099, isOurs: true }
}

const isTooLarge = ({ cause }: { readonly cause?: unknown }): boolean =>
  cause instanceof Error && cause.message.includes("maxBytes")
