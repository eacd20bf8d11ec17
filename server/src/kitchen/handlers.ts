import { Conflict, SkorpeApi } from "@skorpe/core/api"
import type { KitchenPage } from "@skorpe/core/domain/order"
import { Effect, Option } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireListedStore } from "../catalogue/requireStore.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { refuse } from "../http/refuse.ts"
import { orderNotFound } from "../orders/readOrder.ts"
import { requireStaff } from "../staff/requireStaff.ts"
import { kitchenStream } from "./kitchenStream.ts"
import { currentProgress } from "./positions.ts"
import { readCursor, writeCursor } from "./cursor.ts"
import { readPage } from "./readPage.ts"
import { recordReport } from "./recordReport.ts"

/** The default number of orders on a page. */
const standardLimit = 50

/** The kitchen's endpoints, which require the staff key. */
export const KitchenHandlers = HttpApiBuilder.group(SkorpeApi, "kitchen", (handlers) =>
  handlers.handleAll({
    orders: Effect.fnUntraced(
      function* ({ headers, query, request }) {
        yield* requireStaff(headers["staff-key"])
        const filter = {
          storeId: query.storeId === undefined ? null : (yield* requireListedStore(query.storeId)).store.id,
          deliveryMethod: query.deliveryMethod ?? null,
          from: query.from ?? null,
          to: query.to ?? null,
          order: query.order ?? null,
        }
        const after = query.after === undefined ? null : Option.getOrUndefined(readCursor(query.after))
        if (after === undefined) return yield* refuse.badRequest(1002)
        const language = yield* currentLanguage
        if ((request.headers["accept"] ?? "").includes("text/event-stream")) {
          const last = headers["last-event-id"]
          if (last !== undefined && !/^\d{1,19}$/.test(last)) return yield* refuse.badRequest(1002)
          return yield* kitchenStream(filter, last ?? null, language)
        }
        // Read before the page: a change meanwhile is then sent twice rather than not at all.
        const { position } = yield* currentProgress
        const status = query.status ?? "open"
        const { items, next } = yield* readPage(filter, status, after, query.limit ?? standardLimit, language)
        const page: KitchenPage = { items, next: next === null ? null : writeCursor(next), position }
        return page
      },
      Effect.catchTag("SqlError", Effect.die),
    ),
    report: Effect.fnUntraced(
      function* ({ params, headers, payload }) {
        yield* requireStaff(headers["staff-key"])
        return yield* recordReport(params.id, payload)
      },
      Effect.catchTag("OrderUnknown", () => orderNotFound),
      Effect.catchTag("ReportNotAllowed", ({ code }) =>
        Effect.flatMap(currentLanguage, (language) =>
          Effect.fail(new Conflict({ errors: problems(language, [code]) })),
        ),
      ),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
