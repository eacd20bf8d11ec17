import { Schema } from "effect"
import { MoneyMatter } from "../payment/matters.ts"
import { Instant } from "../time/model.ts"

const Count = Schema.Int
const Milliseconds = Schema.Finite

/** How long the calls of one route took until their answers began, in milliseconds; at most a tenth too high. */
const RouteTimes = Schema.Struct({
  /** Method and path of the contract, never an address. */
  route: Schema.String,
  answers: Count,
  p50: Milliseconds,
  p95: Milliseconds,
  p99: Milliseconds,
})

/** How often this process refused with a status and a code; `null` when the answer has none of our codes. */
const RefusalCount = Schema.Struct({ status: Schema.Int, code: Schema.NullOr(Schema.Int), times: Count })
export type RefusalCount = typeof RefusalCount.Type

/** What one process keeps in memory: it forgets it when it stops, and knows nothing of other servers. */
export const HealthHere = Schema.Struct({
  startedAt: Instant,
  /** The minutes that `routes` and `refusals` reach back, the running one included. */
  minutes: Count,
  /** The most frequent first. */
  routes: Schema.Array(RouteTimes),
  /** The most frequent first. */
  refusals: Schema.Array(RefusalCount),
  /** Calls that are worked on and that wait for a place, and how many there may be. */
  calls: Schema.Struct({ working: Count, waiting: Count, mostWorking: Count, mostWaiting: Count }),
  /** Events of telemetry that are not written yet, and how many may wait. */
  telemetry: Schema.Struct({ waiting: Count, mostWaiting: Count }),
  /** Milliseconds that the simplest statement took, the wait for a free connection included; `null` without an answer. */
  databaseMillis: Schema.NullOr(Milliseconds),
  /** Bytes of the process in memory. */
  memory: Count,
})
export type HealthHere = typeof HealthHere.Type

/** A state in which an order waits for somebody. */
export const WaitingState = Schema.Literals(["awaitingPayment", "placed", "accepted"])
export type WaitingState = typeof WaitingState.Type

const WaitingOrders = Schema.Struct({
  state: WaitingState,
  orders: Count,
  /** Those that wait for more than `limit` minutes: for their payment, after their start, since their last report. */
  tooLong: Count,
  limit: Count,
})

const WaitingMoves = Schema.Struct({
  kind: Schema.Literals(["capture", "reverse", "refund"]),
  /** Asked for and not taken by the provider, and those of them older than a quarter of an hour. */
  unsent: Count,
  unsentLong: Count,
  /** Taken by the provider for more than a day without a notification of the outcome. */
  unconfirmed: Count,
})

const Queue = Schema.Struct({
  kind: Schema.Literals(["sms", "mail"]),
  /** Messages that wait for a gateway. */
  waiting: Count,
  oldest: Schema.NullOr(Instant),
  /** Messages of which the last attempt has failed. */
  givenUp: Count,
})

const BoundedTable = Schema.Struct({
  name: Schema.Literals(["problem reports", "bytes of problem reports", "telemetry events of today"]),
  used: Count,
  most: Count,
})

/** What the database knows: it is the same from each server that shares it. */
export const HealthEverywhere = Schema.Struct({
  orders: Schema.Struct({ lastMinute: Count, lastTenMinutes: Count, lastHour: Count }),
  waiting: Schema.Array(WaitingOrders),
  money: Schema.Struct({
    /** Matters that staff have not marked as seen. */
    matters: Schema.Array(Schema.Struct({ kind: MoneyMatter, count: Count, oldest: Instant })),
    moves: Schema.Array(WaitingMoves),
    /** Notifications of the provider that are older than a minute and not processed. */
    notificationsWaiting: Count,
    /** Attempts of the last day that the provider has authorised, and of which no notification has come in ten minutes. */
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

/** How the running shop is, for its operator. */
export const ShopHealth = Schema.Struct({
  at: Instant,
  /** Of all servers on the database; `null` while they cannot be read from it. */
  everywhere: Schema.NullOr(HealthEverywhere),
  /** Of the process that answers. */
  here: HealthHere,
})
export type ShopHealth = typeof ShopHealth.Type
