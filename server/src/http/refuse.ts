import { BadRequest, Conflict, Forbidden, NotFound, TooManyRequests, Unauthorized } from "@skorpe/core/api"
import type { Problem } from "@skorpe/core/domain/problem"
import { Effect } from "effect"
import { retryAfterAWhile } from "./retryAfter.ts"
import { currentLanguage } from "./currentLanguage.ts"
import { problems } from "./problems.ts"

const refusing =
  <E>(make: (errors: readonly [Problem, ...Problem[]]) => E) =>
  (code: number) =>
    Effect.flatMap(currentLanguage, (language) => Effect.fail(make(problems(language, [code]))))

/** Milliseconds after which to try again if no limit says how long: until one of too many streams has ended. */
const shortWait = 10_000

/** Fails with a code of SPEC §8.3, in the language of the request. */
export const refuse = {
  badRequest: refusing((errors) => new BadRequest({ errors })),
  unauthorized: refusing((errors) => new Unauthorized({ errors })),
  forbidden: refusing((errors) => new Forbidden({ errors })),
  notFound: refusing((errors) => new NotFound({ errors })),
  conflict: refusing((errors) => new Conflict({ errors })),
  tooMany: (code: number) =>
    Effect.andThen(retryAfterAWhile(shortWait), refusing((errors) => new TooManyRequests({ errors }))(code)),
}
