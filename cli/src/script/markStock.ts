import { minutesToMilliseconds } from "date-fns/minutesToMilliseconds"
import { Effect } from "effect"
import { askStaff } from "./askStaff.ts"
import { failStep } from "./customer.ts"
import type { Step } from "./model.ts"
import type { Setting } from "./setting.ts"

type Marked = Extract<Step, { readonly staff: object }>["staff"]

/** Staff of the opened store mark a product as sold out for an hour, or as available again. */
export const markStock = Effect.fnUntraced(function* (marked: Marked, setting: Setting) {
  const here = setting.customer.see().store.current
  if (!here) return yield* failStep("no store has been opened yet")
  const slug = "soldOut" in marked ? marked.soldOut : marked.available
  const product = here.menu.products.find((one) => one.slug === slug)
  if (product === undefined) return yield* failStep(`${here.store.name} has no product ${slug}`)
  const until = "soldOut" in marked ? setting.customer.now() + minutesToMilliseconds(60) : null
  yield* askStaff(setting, ({ kitchenStores }, headers) =>
    kitchenStores.stock({
      headers,
      params: { id: here.store.id },
      payload: { kind: "product", code: product.productCode, until },
    }),
  )
})
