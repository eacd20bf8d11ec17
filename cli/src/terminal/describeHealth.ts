import { findConcerns, type HealthEverywhere, type HealthHere, type ShopHealth } from "@skorpe/core/domain/operator"
import { describeConcern } from "./describeConcern.ts"
import { oneLine } from "./oneLine.ts"

/** The maximum number of routes that are listed; `--json` has all. */
const mostRoutes = 15

/**
 * The shop's health in plain words, a line each: first what needs attention, then all servers, then the one that
 * answered.
 */
export const describeHealth = (health: ShopHealth): readonly string[] => {
  const concerns = findConcerns(health)
  return [
    concerns.length === 0 ? "Nothing needs a look." : "Needs a look:",
    ...concerns.map((concern) => `  ${oneLine(describeConcern(concern))}`),
    "",
    ...(health.everywhere === null
      ? []
      : ["All servers on this database:", ...everywhereLines(health.everywhere, health.at), ""]),
    `The process that answered, up for ${spell(health.at - health.here.startedAt)}:`,
    ...hereLines(health.here),
  ]
}

const everywhereLines = ({ orders, waiting, money, queues, storage, database }: HealthEverywhere, at: number) => [
  `  Orders: ${orders.lastMinute} in the last minute, ${orders.lastTenMinutes} in ten minutes, ${orders.lastHour} in the last hour`,
  ...waiting.map(
    ({ state, orders: open, tooLong, limit }) =>
      `  ${states[state]}: ${open}${tooLong === 0 ? "" : `, of which ${tooLong} for more than ${limit} minutes`}`,
  ),
  ...money.matters.map(
    ({ kind, count, oldest }) => `  Money to check, ${oneLine(kind)}: ${count}, the oldest for ${spell(at - oldest)}`,
  ),
  ...money.moves
    .filter(({ unsent, unconfirmed }) => unsent + unconfirmed > 0)
    .map(
      ({ kind, unsent, unconfirmed }) => `  Money on its way, ${kind}: ${unsent} not sent, ${unconfirmed} unconfirmed`,
    ),
  ...queues.map(
    ({ kind, waiting: count, oldest, givenUp }) =>
      `  Outbox, ${kind}: ${count} waiting${oldest === null ? "" : `, the oldest for ${spell(at - oldest)}`}${givenUp === 0 ? "" : `, ${givenUp} given up`}`,
  ),
  ...storage.map(({ name, used, most }) => `  ${capitalise(name)}: ${used} of ${most}`),
  `  Database: ${megabytes(database.size)}, ${database.connections} connections, ${database.waitingForLock} waiting for a lock`,
]

const states = {
  awaitingPayment: "Orders that await their payment",
  placed: "Orders that await their store's answer",
  accepted: "Orders in the kitchen and on their way",
} as const

const hereLines = ({ minutes, routes, refusals, calls, telemetry, databaseMillis, memory }: HealthHere) => [
  `  Calls: ${calls.working} of ${calls.mostWorking} at work, ${calls.waiting} of ${calls.mostWaiting} waiting`,
  `  Telemetry that waits to be written: ${telemetry.waiting} of ${telemetry.mostWaiting}`,
  ...(databaseMillis === null
    ? []
    : [`  The simplest statement: ${databaseMillis} ms, the wait for a connection included`]),
  `  Memory: ${megabytes(memory)}`,
  `  Answers of the last ${minutes} minutes, in ms:     p50      p95      p99   answers`,
  ...routes
    .slice(0, mostRoutes)
    .map(
      ({ route, p50, p95, p99, answers }) =>
        `    ${oneLine(route).padEnd(38)}${column(p50)}${column(p95)}${column(p99)}${String(answers).padStart(10)}`,
    ),
  ...(routes.length > mostRoutes ? [`    and ${routes.length - mostRoutes} routes more (--json)`] : []),
  ...(refusals.length === 0 ? [] : [`  Refusals of the last ${minutes} minutes:`]),
  ...refusals.map(({ status, code, times }) => `    ${status} ${code ?? "without a code"}: ${times}`),
]

const column = (millis: number): string => millis.toFixed(1).padStart(9)
const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A duration in the largest unit that it fills. */
const spell = (millis: number): string => {
  const minutes = Math.floor(Math.max(0, millis) / 60_000)
  if (minutes < 1) return `${Math.floor(Math.max(0, millis) / 1000)} s`
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`
}
