import { PgClient } from "@effect/sql-pg"
import { marksAt, Store, type StoreMarks, StoreWithMenu, withMarks } from "@skorpe/core/domain/store"
import type { Millis } from "@skorpe/core/domain/time"
import { Context, Effect, Layer, Queue, Schedule, Schema, Semaphore } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { type CachedBody, cachedJson } from "../http/cachedBody.ts"
import { Settings } from "../settings/Settings.ts"
import { noMarks, readMarks, storeChannel } from "./markQueries.ts"
import { readStores } from "./queries.ts"

/** A store with its kitchen's marks applied, and its response body. */
export interface CataloguedStore extends StoreWithMenu {
  readonly body: CachedBody
}

/**
 * The stores and menus of the market, read from the database once. Notifications bring the marks of kitchens from any
 * server.
 */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    /** The answer of `GET /stores`. */
    readonly list: () => CachedBody
    /** Every store, in the order of the list. */
    readonly all: () => readonly CataloguedStore[]
    /** A store by its id or its slug. */
    readonly find: (idOrSlug: string) => CataloguedStore | undefined
    /** The marks of a store's kitchen that apply now. */
    readonly marksOf: (storeId: string) => StoreMarks
    /** Reads a store's marks again, after a write. */
    readonly reread: (storeId: string) => Effect.Effect<void, SqlError | Schema.SchemaError>
  }
>()("skorpe/server/Catalogue") {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now } = yield* Settings
      const entries = (yield* readStores).map((at) => new StoreEntry(at, now))
      const byName = new Map(
        entries.flatMap((entry) => [entry.at.store.slug, entry.at.store.id].map((name) => [name, entry])),
      )
      let list: { readonly of: readonly CataloguedStore[]; readonly body: CachedBody } | null = null
      // The end of a delay changes a store as well.
      const listed = () => {
        const known = list
        if (known !== null && entries.every((entry, place) => entry.current() === known.of[place])) return known.body
        const of = entries.map((entry) => entry.current())
        list = { of, body: cachedJson(JSON.stringify(of.map(({ store }) => encodeStore(store)))) }
        return list.body
      }

      // One at a time, so that an older read does not overwrite a newer one.
      const turn = yield* Semaphore.make(1)
      const read = (storeId: string | null) =>
        Effect.gen(function* () {
          const marks = yield* readMarks(storeId)
          for (const entry of entries) {
            const { id } = entry.at.store
            if (storeId === null || storeId === id) entry.mark(marks.get(id) ?? noMarks)
          }
        }).pipe(Semaphore.withPermit(turn), Effect.provideService(PgClient.PgClient, sql))

      const hear = Effect.scoped(
        Effect.gen(function* () {
          const notes = yield* sql.listen(storeChannel)
          // Notifications may have been lost while disconnected, so all marks are read again.
          yield* read(null)
          while (true) yield* read((yield* Queue.take(notes)).payload)
        }),
      )
      yield* read(null)
      yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced(500)))
      return {
        list: listed,
        all: () => entries.map((entry) => entry.current()),
        find: (idOrSlug) => byName.get(idOrSlug)?.current(),
        marksOf: (storeId) => byName.get(storeId)?.marks ?? noMarks,
        reread: read,
      }
    }),
  )
}

/** One store with its marks. The result of the marks is computed on demand, and again when a mark expires. */
class StoreEntry {
  readonly at: StoreWithMenu
  readonly #now: () => Millis
  #marks: StoreMarks = noMarks
  #current: CataloguedStore | null = null
  #holdsUntil: Millis | null = null

  constructor(at: StoreWithMenu, now: () => Millis) {
    this.at = at
    this.#now = now
  }

  get marks(): StoreMarks {
    return marksAt(this.#marks, this.#now())
  }

  mark(marks: StoreMarks): void {
    this.#marks = marks
    this.#current = null
  }

  current(): CataloguedStore {
    const isOver = this.#holdsUntil !== null && this.#holdsUntil <= this.#now()
    if (this.#current !== null && !isOver) return this.#current
    const { at, holdsUntil } = withMarks(this.at, this.#marks, this.#now())
    this.#holdsUntil = holdsUntil
    this.#current = { ...at, body: cachedJson(JSON.stringify(encodeStoreWithMenu(at))) }
    return this.#current
  }
}

const encodeStore = Schema.encodeSync(Store)
const encodeStoreWithMenu = Schema.encodeSync(StoreWithMenu)
