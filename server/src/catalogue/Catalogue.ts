import { PgClient } from "@effect/sql-pg"
import { Store, type StoreMarks, StoreWithMenu, withMarks } from "@skorpe/core/store"
import type { Millis } from "@skorpe/core/time"
import { Context, Effect, Layer, Queue, Schedule, Schema, Semaphore } from "effect"
import type { SqlError } from "effect/sql/SqlError"
import { type CachedBody, cachedJson } from "../http/cachedBody.ts"
import { Settings } from "../settings.ts"
import { noMarks, readMarks, storeChannel } from "./markQueries.ts"
import { readStores } from "./queries.ts"

/** A store as it is sold from, its kitchen's marks included, and as it is answered. */
export interface CataloguedStore extends StoreWithMenu {
  readonly body: CachedBody
}

/** The stores and menus of the market, read from the database once; what kitchens mark is heard from any server. */
export class Catalogue extends Context.Service<
  Catalogue,
  {
    /** The answer of `GET /stores`. */
    readonly list: () => CachedBody
    /** Every store, in the order of the list. */
    readonly all: () => readonly CataloguedStore[]
    /** A store by its id or its slug. */
    readonly find: (idOrSlug: string) => CataloguedStore | undefined
    /** What the kitchen of a store has marked. */
    readonly marksOf: (storeId: string) => StoreMarks
    /** Reads anew what a store's kitchen has marked, for whoever has just written it. */
    readonly reread: (storeId: string) => Effect.Effect<void, SqlError | Schema.SchemaError>
  }
>()("skorpe/server/Catalogue") {
  static readonly layer = Layer.effect(
    Catalogue,
    Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const { now } = yield* Settings
      const shelves = (yield* readStores).map((at) => new Shelf(at, now))
      const byName = new Map(
        shelves.flatMap((shelf) => [shelf.at.store.slug, shelf.at.store.id].map((name) => [name, shelf])),
      )
      let list: CachedBody | null = null

      // One after the other: an older reading must not overwrite a newer one.
      const turn = yield* Semaphore.make(1)
      const read = (storeId: string | null) =>
        Effect.gen(function* () {
          const marks = yield* readMarks(storeId)
          for (const shelf of shelves) {
            const { id } = shelf.at.store
            if (storeId === null || storeId === id) shelf.mark(marks.get(id) ?? noMarks)
          }
          list = null
        }).pipe(Semaphore.withPermit(turn), Effect.provideService(PgClient.PgClient, sql))

      const hear = Effect.scoped(
        Effect.gen(function* () {
          const notes = yield* sql.listen(storeChannel)
          // What was marked while nobody listened was not heard.
          yield* read(null)
          while (true) yield* read((yield* Queue.take(notes)).payload)
        }),
      )
      yield* read(null)
      yield* Effect.forkScoped(Effect.retry(hear, Schedule.spaced(500)))
      return {
        list: () => (list ??= cachedJson(JSON.stringify(shelves.map((shelf) => encodeStore(shelf.current().store))))),
        all: () => shelves.map((shelf) => shelf.current()),
        find: (idOrSlug) => byName.get(idOrSlug)?.current(),
        marksOf: (storeId) => byName.get(storeId)?.marks ?? noMarks,
        reread: read,
      }
    }),
  )
}

/** One store with its marks; what follows from them is worked out when it is asked for, and when a moment has passed. */
class Shelf {
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
    return this.#marks
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
