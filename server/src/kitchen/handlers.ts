import { Conflict, SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { nobodysOrder } from "../orders/readOrder.ts"
import { openOrders } from "./openOrders.ts"
import { recordReport } from "./recordReport.ts"
import { requireStaff } from "./requireStaff.ts"

/** Answers the kitchen side, for who holds the staff key. */
export const KitchenHandlers = HttpApiBuilder.group(SkorpeApi, "kitchen", (handlers) =>
  handlers.handleAll({
    orders: Effect.fnUntraced(
      function* ({ headers, query }) {
        yield* requireStaff(headers["staff-key"])
        return yield* openOrders(query.storeId)
      },
      Effect.catchTag("SqlError", Effect.die),
    ),
    report: Effect.fnUntraced(
      function* ({ params, headers, payload }) {
        yield* requireStaff(headers["staff-key"])
        return yield* recordReport(params.id, payload)
      },
      Effect.catchTag("OrderUnknown", () => nobodysOrder),
      Effect.catchTag("ReportNotAllowed", ({ code }) =>
        Effect.flatMap(currentLanguage, (language) =>
          Effect.fail(new Conflict({ errors: problems(language, [code]) })),
        ),
      ),
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
