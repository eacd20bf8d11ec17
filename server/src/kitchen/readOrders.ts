import { PgClient } from "@effect/sql-pg"
import type { Language } from "@skorpe/core/domain/language"
import type { Menu } from "@skorpe/core/domain/menu"
import {
  describeForKitchen,
  foldTracking,
  type KitchenOrder,
  type KitchenPlace,
  OrderEvent,
  readContents,
} from "@skorpe/core/domain/order"
import { Effect, Option, Schema } from "effect"
import type { Fragment } from "effect/sql/Statement"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { Settings } from "../settings/Settings.ts"
import { recipientOf, StoredRequest } from "../orders/storedRecipient.ts"

/** A row of `orders`, and the order as a kitchen reads it; `null` when it is unreadable, or never reached its store. */
export interface KitchenRow {
  readonly id: string
  readonly storeId: string
  readonly startAt: Date
  /** The transaction that last changed it. */
  readonly changed: string
  readonly order: KitchenOrder | null
}

const Stored = Schema.Struct({ request: StoredRequest, events: Schema.Array(OrderEvent) })
type Stored = typeof Stored.Type
const decodeStored = Schema.decodeUnknownOption(Stored)

const noMenu: Menu = { products: [], ingredients: [], subCategories: [] }

/**
 * Reads the orders that a clause after FROM names, in its order. An unreadable one is logged. `changed` alone would be
 * the text that is selected: a clause that sorts by the number writes `orders.changed`.
 */
export const readOrders = Effect.fnUntraced(function* (clause: Fragment, language: Language) {
  const sql = yield* PgClient.PgClient
  const { market } = yield* Settings
  const { find } = yield* Catalogue
  const rows = yield* sql<Omit<KitchenRow, "order">>`
    SELECT id, store_id AS "storeId", start_at AS "startAt", changed::text AS changed, request,
           (SELECT jsonb_agg(data ORDER BY order_event.sequence) FROM order_event WHERE order_id = orders.id) AS events
    FROM orders ${clause}`
  const read: KitchenRow[] = []
  for (const row of rows) {
    const stored = decodeStored(row)
    if (Option.isNone(stored)) yield* Effect.logError(`order ${row.id} cannot be read`)
    const at = find(row.storeId)
    const place = { market, store: at?.store ?? null, menu: at?.menu ?? noMenu, language }
    read.push({ ...row, order: Option.getOrNull(Option.flatMap(stored, (one) => describe(row, one, place))) })
  }
  return read
})

const describe = ({ startAt }: Omit<KitchenRow, "order">, { request, events }: Stored, place: KitchenPlace) => {
  const contents = readContents(events)
  const tracking = foldTracking(events)
  return tracking !== null && contents?._tag === "OrderPlaced"
    ? Option.some(
        describeForKitchen({ contents, tracking, startAt: startAt.getTime(), recipient: recipientOf(request) }, place),
      )
    : Option.none()
}
