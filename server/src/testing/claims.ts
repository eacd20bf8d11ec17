import { PgClient } from "@effect/sql-pg"
import type { Caller } from "@skorpe/core/domain/account"
import { kroner } from "@skorpe/core/domain/money"
import { Effect } from "effect"
import type { Claim, Outcome, Reservation } from "../reservations/reservation.ts"
import { marketOf } from "@skorpe/core/domain/market"
import { ServerSecret } from "../secrets/ServerSecret.ts"
import { Settings } from "../settings/Settings.ts"
import type { peopleClient } from "./peopleClient.ts"

/** A call's customer; `null` for a guest. */
const callerOf = (customerId: string | null): Caller =>
  customerId === null ? { _tag: "Guest" } : { _tag: "Customer", customerId, sessionId: "session" }

/** An order's claim; `more` names the scarce things in it. */
export const claimOf = (orderId: string, customerId: string | null, more: Partial<Claim> = {}): Claim => ({
  orderId,
  caller: callerOf(customerId),
  phone: "+4740000098",
  organisationId: null,
  paymentType: "INSTORE",
  at: Date.parse("2026-11-21T12:00:00+01:00"),
  coupons: [],
  usesPoints: false,
  earnsPoints: 0,
  total: kroner(199),
  ...more,
})

/** The settings of a Norwegian server at a given time. */
export const settingsAt = (now: () => number = () => Date.parse("2026-11-21T12:00:00+01:00")) =>
  Settings.of({
    market: marketOf("no"),
    now,
    staffKey: null,
    lapsesAfter: 1_800_000,
    tagManager: null,
    shopUrl: "http://localhost:8080",
    version: "",
  })

/** The secret that the server stores in its database. */
export const secretOfDatabase = ServerSecret.layer(undefined, null)

/** Claims and settles in a server's database, as placing an order and handing it over do. */
export const claimsIn = ({ sql }: ReturnType<typeof peopleClient>, reservation: Reservation) => ({
  /** Claims in its own transaction. Returns the refusal, which rolls it back. */
  claim: (claim: Claim) =>
    sql((client) =>
      client
        .withTransaction(
          Effect.flatMap(reservation.claim(claim), (code) =>
            code === null ? Effect.succeed(null) : Effect.fail({ _tag: "RolledBack", code } as const),
          ),
        )
        .pipe(
          Effect.catchTag("RolledBack", ({ code }) => Effect.succeed(code)),
          Effect.provide(secretOfDatabase),
          Effect.provideService(PgClient.PgClient, client),
          Effect.provideService(Settings, settingsAt()),
        ),
    ),
  settle: (orderId: string, outcome: Outcome) =>
    sql((client) =>
      reservation
        .settle(orderId, outcome)
        .pipe(
          Effect.provide(secretOfDatabase),
          Effect.provideService(PgClient.PgClient, client),
          Effect.provideService(Settings, settingsAt()),
        ),
    ),
})
