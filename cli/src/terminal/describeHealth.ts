import {
  describeBytes,
  describeConcern,
  describeDuration,
  findConcerns,
  type HealthEverywhere,
  type HealthHere,
  matterWords,
  type ShopHealth,
  waitingWords,
} from "@skorpe/core/domain/operator"
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
    `The process that answered, up for ${describeDuration(health.at - health.here.startedAt)}:`,
    ...hereLines(health.here),
  ]
}

const everywhereLines = ({ orders, waiting, money, queues, storage, database }: HealthEverywhere, at: number) => [
  `  Orders: ${orders.lastMinute} in the last minute, ${orders.lastTenMinutes} in ten minutes, ${orders.lastHour} in the last hour`,
  ...waiting.map(
    ({ state, orders: open, tooLong, limit }) =>
      `  ${waitingWords[state]}: ${open}${tooLong === 0 ? "" : `, of which ${tooLong} for more than ${limit} minutes`}`,
  ),
  ...money.matters.map(
    ({ kind, count, oldest }) =>
      `  Money to check, ${matterWords[kind]}: ${count}, the oldest for ${describeDuration(at - oldest)}`,
  ),
  ...money.moves
    .filter(({ unsent, unconfirmed }) => unsent + unconfirmed > 0)
    .map(
      ({ kind, unsent, unconfirmed }) => `  Money on its way, ${kind}: ${unsent} not sent, ${unconfirmed} unconfirmed`,
    ),
  ...queues.map(
    ({ kind, waiting: count, oldest, givenUp }) =>
      `  Outbox, ${kind}: ${count} waiting${oldest === null ? "" : `, the oldest for ${describeDuration(at - oldest)}`}${givenUp === 0 ? "" : `, ${givenUp} given up`}`,
  ),
  ...storage.map(({ name, used, most }) => `  ${capitalise(name)}: ${used} of ${most}`),
  `  Database: ${describeBytes(database.size)}, ${database.connections} connections, ${database.waitingForLock} waiting for a lock`,
]

const hereLines = ({ minutes, routes, refusals, calls, telemetry, databaseMillis, memory }: HealthHere) => [
  `  Calls: ${calls.working} of ${calls.mostWorking} at work, ${calls.waiting} of ${calls.mostWaiting} waiting`,
  `  Telemetry that waits to be written: ${telemetry.waiting} of ${telemetry.mostWaiting}`,
  ...(databaseMillis === null
    ? []
    : [`  The simplest statement: ${databaseMillis} ms, the wait for a connection included`]),
  `  Memory: ${describeBytes(memory)}`,
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
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
