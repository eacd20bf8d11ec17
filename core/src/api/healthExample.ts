import type { ShopHealth } from "../domain/operator/health.ts"

/** A quiet evening with one payment to look at, as the API's description shows it. */
export const healthExample: typeof ShopHealth.Encoded = {
  at: "2026-11-21T17:00:00.000Z",
  everywhere: {
    orders: {
      lastMinute: 3,
      lastTenMinutes: 41,
      lastHour: 212,
      byMinute: [
        2, 3, 4, 2, 3, 5, 4, 3, 4, 2, 3, 4, 5, 3, 4, 2, 3, 4, 3, 5, 4, 3, 2, 4, 3, 3, 4, 5, 2, 3, 4, 3, 4, 2, 3, 4, 3,
        5, 4, 3, 2, 3, 4, 3, 4, 3, 2, 3, 4, 6, 5, 4, 4, 5, 3, 4, 5, 3, 5, 3,
      ],
    },
    waiting: [
      { state: "awaitingPayment", orders: 2, tooLong: 0, limit: 32 },
      { state: "placed", orders: 4, tooLong: 0, limit: 5 },
      { state: "accepted", orders: 17, tooLong: 0, limit: 60 },
    ],
    money: {
      matters: [{ kind: "captureFailed", count: 1, oldest: "2026-11-21T16:41:07.000Z" }],
      moves: [
        { kind: "capture", unsent: 1, unsentLong: 0, unconfirmed: 0 },
        { kind: "reverse", unsent: 0, unsentLong: 0, unconfirmed: 0 },
        { kind: "refund", unsent: 0, unsentLong: 0, unconfirmed: 0 },
      ],
      notificationsWaiting: 0,
      unheardOf: 0,
    },
    queues: [
      { kind: "sms", waiting: 0, oldest: null, givenUp: 0 },
      { kind: "mail", waiting: 1, oldest: "2026-11-21T16:59:58.000Z", givenUp: 0 },
    ],
    storage: [
      { name: "problem reports", used: 12, most: 500 },
      { name: "bytes of problem reports", used: 1_204_113, most: 200_000_000 },
      { name: "telemetry events of today", used: 9_412, most: 200_000 },
    ],
    database: { size: 84_213_760, connections: 14, waitingForLock: 0 },
  },
  here: {
    startedAt: "2026-11-21T09:12:44.000Z",
    minutes: 10,
    routes: [{ route: "POST /api/order/create", answers: 41, p50: 6.1, p95: 14.2, p99: 27.8 }],
    refusals: [{ status: 400, code: 3018, times: 2 }],
    calls: { working: 1, waiting: 0, mostWorking: 64, mostWaiting: 192 },
    telemetry: { waiting: 0, mostWaiting: 10_000 },
    databaseMillis: 0.6,
    memory: 148_205_568,
  },
}
