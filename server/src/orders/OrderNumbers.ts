import { PgClient } from "@effect/sql-pg"
import { type Day, dayAt } from "@skorpe/core/domain/time"
import { Context, Effect, Layer, Semaphore } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { Settings } from "../settings/Settings.ts"

/** A store's hand-overs on one calendar day of the market, among which a number is unique. */
export interface Counter {
  readonly storeId: string
  readonly day: Day
}

/** How many numbers a server claims at once. A killed server loses at most this many of a store's numbers. */
const claimed = 16

/**
 * The numbers that staff call out: small, and unique among a store's hand-overs of a day. A server claims some
 * ahead, so that orders at one store need not wait for one another's commits; with several servers they do not come in
 * order. A hand-over that moves past midnight, because of a late payment or a delay, keeps its number.
 */
export class OrderNumbers extends Context.Service<
  OrderNumbers,
  {
    readonly take: (counter: Counter) => Effect.Effect<number, SqlError>
    /** Returns a number that no stored order uses. */
    readonly giveBack: (counter: Counter, number: number) => void
  }
>()("skorpe/server/OrderNumbers") {
  static readonly layer = Layer.effect(
    OrderNumbers,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const claiming = yield* Semaphore.make(1)
      const { market, now } = yield* Settings
      const days = new Map<Day, Map<string, number[]>>()
      const freeOf = ({ storeId, day }: Counter): number[] => {
        const stores = days.get(day) ?? new Map<string, number[]>()
        const free = stores.get(storeId) ?? []
        days.set(day, stores.set(storeId, free))
        return free
      }
      const dropPast = () => {
        const today = dayAt(market.timeZone, now())
        for (const day of days.keys()) if (day < today) days.delete(day)
      }
      const claim = Effect.fnUntraced(function* (counter: Counter) {
        if (freeOf(counter).length > 0) return
        const [row] = yield* sql<{ readonly last: number }>`
          INSERT INTO order_number (store_id, day, last)
          VALUES (${counter.storeId}, ${counter.day}::text::date, ${claimed}::integer)
          ON CONFLICT (store_id, day) DO UPDATE SET last = order_number.last + ${claimed}::integer
          RETURNING last`
        if (row === undefined) return
        dropPast()
        freeOf(counter).push(...Array.from({ length: claimed }, (_, index) => row.last - claimed + 1 + index))
      })
      /** A claim is kept even when the order's own transaction rolls back. */
      const apart = <A, E>(work: Effect.Effect<A, E>) =>
        Effect.updateContext(work, (outside: Context.Context<never>) => Context.omit(sql.transactionService)(outside))
      const take = (counter: Counter): Effect.Effect<number, SqlError> =>
        Effect.suspend(() => {
          const number = freeOf(counter).shift()
          if (number !== undefined) return Effect.succeed(number)
          return Effect.andThen(claiming.withPermit(apart(claim(counter))), take(counter))
        })
      return {
        take,
        giveBack: (counter, number) => {
          const free = freeOf(counter)
          free.push(number)
          free.sort((a, b) => a - b)
        },
      }
    }),
  )
}
