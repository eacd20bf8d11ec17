import { PgClient } from "@effect/sql-pg"
import {
  CurrentCaller,
  CurrentCustomer,
  CustomersOnly,
  KnowsCaller,
  orderTokenHeader,
  Unauthorized,
} from "@skorpe/core/api"
import type { Caller } from "@skorpe/core/domain/account"
import { Effect, Layer } from "effect"
import { HttpServerRequest } from "effect/http"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { Settings } from "../settings/Settings.ts"
import { dropSessionCookies, sentSession } from "./sessionCookies.ts"
import { findSession } from "./sessions.ts"

/** 401 (1016) for a session that is over; also deletes its cookies. */
export const sessionOver = Effect.gen(function* () {
  yield* dropSessionCookies
  return yield* Effect.fail(new Unauthorized({ errors: problems(yield* currentLanguage, [1016]) }))
})

/** 401 (1016) for a guest who names an organisation: their session must have ended. Also deletes its cookies. */
export const needSessionFor = Effect.fnUntraced(function* (organisationId: string | null) {
  const caller = yield* CurrentCaller
  if (organisationId !== null && caller._tag === "Guest") return yield* sessionOver
})

const customer = Effect.fnUntraced(
  function* (token: string) {
    const found = yield* findSession(token)
    return found === null ? yield* sessionOver : found.caller
  },
  Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
)

const guest: Caller = { _tag: "Guest" }

/** Whether the call reads an order by its token. That needs no session, so an ended one is then ignored. */
const readsByToken = Effect.map(
  HttpServerRequest.HttpServerRequest,
  ({ method, headers }) => method === "GET" && (headers[orderTokenHeader] ?? "") !== "",
)

const customerOrTokenHolder = Effect.fnUntraced(
  function* (token: string) {
    const found = yield* findSession(token)
    if (found !== null) return found.caller
    return (yield* readsByToken) ? guest : yield* sessionOver
  },
  Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
)

const needed = Effect.gen(function* () {
  const token = yield* sentSession
  return token === null ? yield* sessionOver : yield* customer(token)
})

/** Implements the contract's middleware that identifies the caller. */
export const callersLayer = Layer.mergeAll(
  Layer.effect(
    KnowsCaller,
    Effect.map(
      Effect.context<PgClient.PgClient | Settings>(),
      (context) => (answer) =>
        Effect.flatMap(sentSession, (token) =>
          token === null
            ? Effect.provideService(answer, CurrentCaller, guest)
            : Effect.provideServiceEffect(
                answer,
                CurrentCaller,
                Effect.provideContext(customerOrTokenHolder(token), context),
              ),
        ),
    ),
  ),
  Layer.effect(
    CustomersOnly,
    Effect.map(Effect.context<PgClient.PgClient | Settings>(), (context) => ({
      session: (answer) => Effect.provideServiceEffect(answer, CurrentCustomer, Effect.provideContext(needed, context)),
    })),
  ),
)
