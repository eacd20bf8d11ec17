import { Schema } from "effect"
import { MoneyMatter } from "../payment/matters.ts"
import { Instant } from "../time/model.ts"

const Count = Schema.Int
const Milliseconds = Schema.Finite

/** Times to first byte of one route's calls, in ms; at most a tenth too high. */
const RouteTimes = Schema.Struct({
  /** Method and path of the contract, never an address. */
  route: Schema.String,
  answers: Count,
  p50: Milliseconds,
  p95: Milliseconds,
  p99: Milliseconds,
})

/** The number of refusals with a status and a code in this process; `null` if the answer has none of our codes. */
const RefusalCount = Schema.Struct({ status: Schema.Int, code: Schema.NullOr(Schema.Int), times: Count })
export type RefusalCount = typeof RefusalCount.Type

/** Figures in one process's memory: they are lost when it stops, and do not include other servers. */
export const HealthHere = Schema.Struct({
  startedAt: Instant,
  /** The number of minutes that `routes` and `refusals` cover, including the current one. */
  minutes: Count,
  /** The most frequent first. */
  routes: Schema.Array(RouteTimes),
  /** The most frequent first. */
  refusals: Schema.Array(RefusalCount),
  /** Running and waiting calls, and their upper bounds. */
  calls: Schema.Struct({ working: Count, waiting: Count, mostWorking: Count, mostWaiting: Count }),
  /** Telemetry events that are not written yet, and their upper bound. */
  telemetry: Schema.Struct({ waiting: Count, mostWaiting: Count }),
  /** Duration in ms of the simplest statement, including the wait for a free connection; `null` without an answer. */
  databaseMillis: Schema.NullOr(Milliseconds),
  /** Resident memory of the process, in bytes. */
  memory: Count,
})
export type HealthHere = typeof HealthHere.Type

/** A state in which an order waits for the customer or the kitchen. */
export const WaitingState = Schema.Literals(["awaitingPayment", "placed", "accepted"])
export type WaitingState = typeof WaitingState.Type

const WaitingOrders = Schema.Struct({
  state: WaitingState,
  orders: Count,
  /**
   * Orders that have waited for more than `limit` minutes: for their payment, after their start, or since their last
   * report.
   */
  tooLong: Count,
  limit: Count,
})

const WaitingMoves = Schema.Struct({
  kind: Schema.Literals(["capture", "reverse", "refund"]),
  /** Requested but not accepted by the provider, and those of them older than a quarter of an hour. */
  unsent: Count,
  unsentLong: Count,
  /** Accepted by the provider more than a day ago, without a notification of the outcome. */
  unconfirmed: Count,
})

const Queue = Schema.Struct({
  kind: Schema.Literals(["sms", "mail"]),
  /** Messages that wait for a gateway. */
  waiting: Count,
  oldest: Schema.NullOr(Instant),
  /** Messages whose last attempt failed. */
  givenUp: Count,
})

const BoundedTable = Schema.Struct({
  name: Schema.Literals(["problem reports", "bytes of problem reports", "telemetry events of today"]),
  used: Count,
  most: Count,
})

/** Figures from the database, which are the same for each server that shares it. */
export const HealthEverywhere = Schema.Struct({
  orders: Schema.Struct({
    lastMinute: Count,
    lastTenMinutes: Count,
    lastHour: Count,
    /** The orders of each of the last 60 minutes, oldest first; the last entry ends now. */
    byMinute: Schema.Array(Count),
  }),
  waiting: Schema.Array(WaitingOrders),
  money: Schema.Struct({
    /** Payments that staff have not marked as checked. */
    matters: Schema.Array(Schema.Struct({ kind: MoneyMatter, count: Count, oldest: Instant })),
    moves: Schema.Array(WaitingMoves),
    /** Notifications of the provider that are older than a minute and not processed. */
    notificationsWaiting: Count,
    /** Attempts of the last day that the provider authorised more than ten minutes ago without a notification. */
    unheardOf: Count,
  }),
  queues: Schema.Array(Queue),
  storage: Schema.Array(BoundedTable),
  database: Schema.Struct({
    /** Bytes on disk. */
    size: Count,
    connections: Count,
    /** Connections whose statement waits for a lock. */
    waitingForLock: Count,
  }),
})
export type HealthEverywhere = typeof HealthEverywhere.Type

/** The running shop's health, for its operator. */
export const ShopHealth = Schema.Struct({
  at: Instant,
  /** Of all servers on the database; `null` while they cannot be read from it. */
  everywhere: Schema.NullOr(HealthEverywhere),
  /** Figures of the answering process. */
  here: HealthHere,
})
export type ShopHealth = typeof ShopHealth.Type
