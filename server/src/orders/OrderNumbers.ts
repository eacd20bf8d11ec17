import { PgClient } from "@effect/sql-pg"
import { Context, Effect, Layer, Semaphore } from "effect"
import type { SqlError } from "effect/sql/SqlError"

/** A store's business on one calendar day of the market: where its numbers count. */
export interface Counter {
  readonly storeId: string
  /** `yyyy-mm-dd`. */
  readonly day: string
}

/** How many numbers a server claims at once. A killed server loses at most so many numbers of a store. */
const claimed = 16

/**
 * The numbers that staff call out: small, and never twice in a store on a day. A server claims some ahead, so that
 * orders at one store need not wait for one another's commits; with several servers they do not come in order.
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
      const stores = new Map<string, { readonly day: string; readonly free: number[] }>()
      const freeOf = ({ storeId, day }: Counter): number[] => {
        const known = stores.get(storeId)
        if (known?.day === day) return known.free
        const free: number[] = []
        stores.set(storeId, { day, free })
        return free
      }
      const claim = Effect.fnUntraced(function* (counter: Counter) {
        if (freeOf(counter).length > 0) return
        const [row] = yield* sql<{ readonly last: number }>`
          INSERT INTO order_number (store_id, day, last)
          VALUES (${counter.storeId}, ${counter.day}::text::date, ${claimed}::integer)
          ON CONFLICT (store_id, day) DO UPDATE SET last = order_number.last + ${claimed}::integer
          RETURNING last`
        if (row === undefined) return
        freeOf(counter).push(...Array.from({ length: claimed }, (_, index) => row.last - claimed + 1 + index))
      })
      /** A claim stands even when the order's own transaction does not. */
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
