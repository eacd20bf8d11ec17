import { BadRequest, SkorpeApi } from "@skorpe/core/api"
import type { Menu } from "@skorpe/core/domain/menu"
import type { StockMark } from "@skorpe/core/domain/store"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Catalogue } from "../catalogue/Catalogue.ts"
import { writeDelay, writeStock } from "../catalogue/markQueries.ts"
import { requireListedStore } from "../catalogue/requireStore.ts"
import { currentLanguage } from "../http/currentLanguage.ts"
import { problems } from "../http/problems.ts"
import { requireStaff } from "../staff/requireStaff.ts"

/** The endpoints for marking stock and delays, which require the staff key. */
export const KitchenStoresHandlers = HttpApiBuilder.group(SkorpeApi, "kitchenStores", (handlers) =>
  handlers.handleAll({
    marks: Effect.fnUntraced(function* ({ params, headers }) {
      yield* requireStaff(headers["staff-key"])
      const { store } = yield* requireListedStore(params.id)
      return (yield* Catalogue).marksOf(store.id)
    }),
    stock: Effect.fnUntraced(
      function* ({ params, headers, payload }) {
        yield* requireStaff(headers["staff-key"])
        const { store, menu } = yield* requireListedStore(params.id)
        const codes = codesOf(menu, payload)
        if (codes.length === 0) {
          return yield* Effect.fail(new BadRequest({ errors: problems(yield* currentLanguage, [4031]) }))
        }
        yield* writeStock(store.id, payload.kind === "ingredient" ? "ingredient" : "variation", codes, payload.until)
        return yield* rereadMarks(store.id)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
    delay: Effect.fnUntraced(
      function* ({ params, headers, payload }) {
        yield* requireStaff(headers["staff-key"])
        const { store } = yield* requireListedStore(params.id)
        yield* writeDelay(store.id, payload)
        return yield* rereadMarks(store.id)
      },
      Effect.catchTag(["SqlError", "SchemaError"], Effect.die),
    ),
  }),
)

/** Rereads the marks at this server at once; other servers follow by notification. */
const rereadMarks = Effect.fnUntraced(function* (storeId: string) {
  const catalogue = yield* Catalogue
  yield* catalogue.reread(storeId)
  return catalogue.marksOf(storeId)
})

/** The menu's codes that a mark applies to: a product's are its variations; none if it is not on the menu. */
const codesOf = ({ products, ingredients }: Menu, { kind, code }: StockMark): readonly string[] => {
  switch (kind) {
    case "product":
      return products
        .filter(({ productCode }) => productCode === code)
        .flatMap(({ variations }) => variations.map((one) => one.code))
    case "variation":
      return products.flatMap(({ variations }) => variations.filter((one) => one.code === code)).map((one) => one.code)
    case "ingredient":
      return ingredients.filter(({ productCode }) => productCode === code).map(({ productCode }) => productCode)
  }
}
