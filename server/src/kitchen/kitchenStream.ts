import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/domain/language"
import { KitchenOrder } from "@skorpe/core/domain/order"
import { Effect, Option, Schema, Stream } from "effect"
import { eventStream } from "../http/eventStream.ts"
import { refuse } from "../http/refuse.ts"
import { KitchenChanges } from "./KitchenChanges.ts"
import { type KitchenFilter, whereOf } from "./kitchenFilter.ts"
import { earlier, isReached, type Progress } from "./comparePositions.ts"
import type { Cursor } from "./cursor.ts"
import { currentProgress } from "./positions.ts"
import { readPage } from "./readPage.ts"
import { type KitchenRow, readOrders } from "./readOrders.ts"

/** The number of orders that are read and sent at a time. */
const batch = 100

const encodeOrder = Schema.encodeSync(Schema.fromJsonString(KitchenOrder))

const frameOf = (order: KitchenOrder, id: string | null): string =>
  `${id === null ? "" : `id: ${id}\n`}data: ${encodeOrder(order)}\n\n`

/**
 * Server-sent events of a store's orders: each change as the whole order. Without a `lastEventId` it begins with the open
 * orders, otherwise with every change since. An id is a position: everything before it has been sent. Nothing is left
 * out, whichever server wrote it and however long its transaction took; an order may be sent again.
 */
export const kitchenStream = Effect.fnUntraced(function* (
  filter: KitchenFilter,
  lastEventId: string | null,
  language: Language,
) {
  const changes = yield* KitchenChanges
  if (changes.isFull(filter.storeId)) return yield* refuse.tooMany(1001)
  const frames = Effect.gen(function* () {
    // Followed before anything is read, so that no change falls between.
    const wakes = yield* changes.follow(filter.storeId)
    const progress = yield* currentProgress
    const resumes = lastEventId !== null && isReached(lastEventId, progress)
    const told = new Told(resumes ? lastEventId : progress.position)
    const before = resumes ? Stream.empty : openOrders(filter, progress, language)
    const since = Stream.concat(Stream.succeed(undefined), Stream.fromQueue(wakes)).pipe(
      Stream.flatMap(() => changesSince(filter, told, language)),
    )
    return Stream.concat(before, since)
  })
  return yield* eventStream(Stream.unwrap(frames))
})

/** All open orders, page by page. Only the last event has an id: a stream that breaks earlier starts over. */
const openOrders = (filter: KitchenFilter, { position }: Progress, language: Language) => {
  const first: Cursor | null = null
  return Stream.paginate<Cursor | null, string, Failure, Needs>(
    first,
    Effect.fnUntraced(function* (after) {
      const { items, next } = yield* readPage(filter, "open", after, batch, language)
      const isLast = (index: number) => next === null && index === items.length - 1
      const texts = items.map((order, index) => frameOf(order, isLast(index) ? position : null))
      return [texts, next === null ? Option.none() : Option.some(next)]
    }),
  )
}

/** What a stream has sent. */
class Told {
  /** Every change of a transaction before this one has been sent. */
  position: string
  /** Of those sent since: the newest event of each order, and the transaction that wrote it. */
  readonly #since = new Map<string, Pick<KitchenRow, "changed"> & { readonly sequence: number }>()

  constructor(position: string) {
    this.position = position
  }

  has({ orderId, sequence }: KitchenOrder): boolean {
    return (this.#since.get(orderId)?.sequence ?? 0) >= sequence
  }

  add({ orderId, sequence }: KitchenOrder, changed: string): void {
    this.#since.set(orderId, { sequence, changed })
  }

  moveTo(position: string): void {
    this.position = position
    for (const [orderId, { changed }] of this.#since) {
      if (BigInt(changed) < BigInt(position)) this.#since.delete(orderId)
    }
  }
}

/**
 * The changes that have not been sent, by their transactions. How far the database has come is read first: once all that
 * is visible after that has been sent, nothing before it is missing.
 */
const changesSince = (filter: KitchenFilter, told: Told, language: Language) =>
  Stream.unwrap(
    Effect.map(currentProgress, ({ position }) => {
      const first: Pick<KitchenRow, "changed" | "id"> = { changed: told.position, id: "" }
      return Stream.paginate<Pick<KitchenRow, "changed" | "id">, string, Failure, Needs>(
        first,
        Effect.fnUntraced(function* (after) {
          const sql = yield* PgClient.PgClient
          const rows = yield* readOrders(
            sql`WHERE ${whereOf(sql, filter, "any")} AND orders.changed >= ${after.changed}::text::xid8
                AND (orders.changed, id) > (${after.changed}::text::xid8, ${after.id})
              ORDER BY orders.changed, id LIMIT ${batch}::integer`,
            language,
          )
          const texts = rows.flatMap(({ order, changed }) => {
            if (order === null || told.has(order)) return []
            told.add(order, changed)
            return frameOf(order, earlier(changed, position))
          })
          const last = rows.at(-1)
          if (rows.length === batch && last !== undefined) return [texts, Option.some(last)]
          told.moveTo(position)
          return [texts, Option.none()]
        }),
      )
    }),
  )

type Failure = Effect.Error<ReturnType<typeof readOrders>>
type Needs = Effect.Services<ReturnType<typeof readOrders>>
