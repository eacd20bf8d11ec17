import type { Language } from "@skorpe/core/domain/language"
import { cookieHeaders, type Cookies, takeCookies } from "@skorpe/core/services"
import type { Millis } from "@skorpe/core/domain/time"
import { Effect, Option } from "effect"
import { HttpServerRequest } from "effect/http"
import { type AccountLimits, accountLimits, Limits } from "../accounts/limits.ts"
import { BotCheck } from "../botCheck/BotCheck.ts"
import { openChargedOrders } from "./chargedOrders.ts"
import { type CallNeeds, inCall } from "./inCall.ts"

/** When devices call unless a test says otherwise: in the future, so that the server's own rounds find nothing due. */
export const noon = Date.parse("2050-11-21T12:00:00+01:00")

type Needs = CallNeeds | BotCheck

interface Around {
  readonly now?: Millis
  /** Replace the shop's own limits. */
  readonly limits?: Partial<AccountLimits>
  readonly language?: Language
}

// In these tests the proof of a bot check is the name of its purpose.
const botCheck = BotCheck.of({
  ask: () => Effect.succeed({ _tag: "None" }),
  isPassed: (purpose, proof) => Effect.succeed(proof === purpose),
})

/** A server's database, and devices that run pieces of a call's work in it, each with its own cookies and address. */
export const openDevices = async () => {
  const orders = await openChargedOrders()

  /** A device with an address and cookies of its own. */
  const newDevice = () => {
    const address = crypto.randomUUID()
    const cookies: Cookies = new Map()
    /** Runs a piece of a call's work; returns its result, or the codes of its refusal. */
    const does = async <A>(
      work: Effect.Effect<A, unknown, Needs>,
      { now = noon, limits, language = "nb" }: Around = {},
    ) => {
      const asDevice = work.pipe(
        Effect.updateService(HttpServerRequest.HttpServerRequest, (request) =>
          request.modify({ remoteAddress: Option.some(address) }),
        ),
        Effect.provideService(Limits, { ...accountLimits, ...limits }),
        Effect.provideService(BotCheck, botCheck),
      )
      const headers = { "accept-language": language, ...cookieHeaders(cookies) }
      const done = await inCall(orders, asDevice, { now, headers })
      takeCookies(cookies, done.cookies)
      return done.result
    }
    return { cookies, does }
  }

  return { sql: orders.sql, newDevice, close: orders.close }
}

/** A device that calls. */
export type Device = ReturnType<Awaited<ReturnType<typeof openDevices>>["newDevice"]>
