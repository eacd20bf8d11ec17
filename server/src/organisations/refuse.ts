import { BadRequest, Conflict, Forbidden, NotFound } from "@skorpe/core/api"
import { Effect } from "effect"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"

/** 400 with a code, in the caller's language. */
export const badRequest = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new BadRequest({ errors: problems(language, [code]) })))

/** 409 with a code: how things stand does not allow it. */
export const conflict = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new Conflict({ errors: problems(language, [code]) })))

/** 404 with a code: not there, or not for this caller. */
export const notFound = (code: number) =>
  Effect.flatMap(currentLanguage, (language) => Effect.fail(new NotFound({ errors: problems(language, [code]) })))

/** 403 (1003): a member without the right. */
export const forbidden = Effect.flatMap(currentLanguage, (language) =>
  Effect.fail(new Forbidden({ errors: problems(language, [1003]) })),
)
