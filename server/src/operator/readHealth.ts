import { PgClient } from "@effect/sql-pg"
import type { HealthEverywhere, HealthHere, ShopHealth } from "@skorpe/core/domain/operator"
import { millisecondsInHour, millisecondsInMinute } from "date-fns/constants"
import { Cause, Effect } from "effect"
import { SqlError } from "effect/sql/SqlError"
import { Settings } from "../settings/Settings.ts"
import { Intake, mostWaiting } from "../telemetry/Intake.ts"
import { RequestFigures } from "../watching/RequestFigures.ts"
import { moneyHealth } from "./moneyHealth.ts"
import { storageHealth } from "./storageHealth.ts"
import { waitingOrders } from "./waitingOrders.ts"

const minutesRead = 60

/**
 * How many orders reached a store in each minute of the last hour. The index on the time limits the read to an hour. An
 * order of a server whose clock is less than a minute ahead is of the last minute.
 */
const newOrders = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = (yield* Settings).now()
  const rows = yield* sql<{ readonly minutesAgo: number; readonly placed: number }>`
    SELECT greatest(0, floor(extract(epoch FROM ${new Date(now)}::timestamptz - placed_at) / 60))::int AS "minutesAgo",
           count(*)::int AS placed
    FROM orders
    WHERE placed_at > ${new Date(now - millisecondsInHour)}
      AND placed_at < ${new Date(now + millisecondsInMinute)} AND status <> 'awaitingPayment'
      AND EXISTS (SELECT 1 FROM order_event WHERE order_id = orders.id AND type = 'OrderPlaced')
    GROUP BY 1`
  const byMinute = Array.from(
    { length: minutesRead },
    (_, nth) => rows.find(({ minutesAgo }) => minutesAgo === minutesRead - 1 - nth)?.placed ?? 0,
  )
  const inLast = (minutes: number): number => byMinute.slice(-minutes).reduce((sum, placed) => sum + placed, 0)
  return { lastMinute: inLast(1), lastTenMinutes: inLast(10), lastHour: inLast(minutesRead), byMinute }
})

const messageQueues = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const now = new Date((yield* Settings).now())
  const rows = yield* sql<{
    readonly kind: "sms" | "mail"
    readonly waiting: number
    readonly oldest: Date | null
    readonly givenUp: number
  }>`
    SELECT kind, (count(*) FILTER (WHERE given_up_at IS NULL))::int AS waiting,
           min(posted_at) FILTER (WHERE given_up_at IS NULL) AS oldest,
           (count(*) FILTER (WHERE given_up_at IS NOT NULL))::int AS "givenUp"
    FROM outbox WHERE sent_at IS NULL AND (given_up_at IS NOT NULL OR expires_at IS NULL OR expires_at > ${now})
    GROUP BY kind`
  const kinds = ["sms", "mail"] as const
  return kinds.map((kind): HealthEverywhere["queues"][number] => {
    const row = rows.find((one) => one.kind === kind)
    return {
      kind,
      waiting: row?.waiting ?? 0,
      oldest: row?.oldest?.getTime() ?? null,
      givenUp: row?.givenUp ?? 0,
    }
  })
})

/** How long the database may take to answer before it counts as unreachable. */
const patience = "5 seconds"

const unlessAway = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  work.pipe(
    Effect.timeout(patience),
    Effect.catchIf(
      (problem) => problem instanceof SqlError || Cause.isTimeoutError(problem),
      (problem) => Effect.as(Effect.logWarning("health: the database did not answer", problem), null),
    ),
  )

const statementMillis = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const began = performance.now()
  yield* sql`SELECT 1`
  return Math.round((performance.now() - began) * 10) / 10
})

const healthHere = Effect.gen(function* () {
  const figures = yield* RequestFigures
  const { waiting } = yield* Intake
  const { now } = yield* Settings
  return {
    ...figures.read(),
    startedAt: now() - Math.round(performance.now() - figures.since),
    telemetry: { waiting: waiting(), mostWaiting },
    databaseMillis: yield* unlessAway(statementMillis),
    memory: process.memoryUsage.rss(),
  } satisfies HealthHere
})

const healthEverywhere = Effect.gen(function* () {
  return {
    orders: yield* newOrders,
    waiting: yield* waitingOrders,
    money: yield* moneyHealth,
    queues: yield* messageQueues,
    ...(yield* storageHealth),
  } satisfies HealthEverywhere
})

/** The shop's health: the database's data about all servers, and this process's counts of its own calls. */
export const readHealth = Effect.gen(function* () {
  const { now } = yield* Settings
  const here = yield* healthHere
  // If the database has just failed to answer, the call does not wait for it a second time.
  const everywhere = here.databaseMillis === null ? null : yield* unlessAway(healthEverywhere)
  return { at: now(), everywhere, here } satisfies ShopHealth
})
