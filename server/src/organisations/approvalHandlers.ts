import { SkorpeApi } from "@skorpe/core/api"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { requireStaff } from "../staff/requireStaff.ts"
import { approve, listWaiting } from "./approval.ts"

/** The endpoints that approve organisations, which require the staff key. */
export const KitchenOrganisationsHandlers = HttpApiBuilder.group(SkorpeApi, "kitchenOrganisations", (handlers) =>
  handlers.handleAll({
    waiting: Effect.fnUntraced(
      function* ({ headers }) {
        yield* requireStaff(headers["staff-key"])
        return yield* listWaiting
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    approve: Effect.fnUntraced(
      function* ({ headers, params, payload }) {
        yield* requireStaff(headers["staff-key"])
        return yield* approve(params.number, payload)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)
