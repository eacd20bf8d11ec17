import type { Product, Variation } from "@skorpe/core/domain/menu"
import type { ShopViews, SpokenEvent } from "@skorpe/core/shop"

/** The event of a press that adds a product of the shown store, which it names: the cart's code may come later. */
export const productAdded = (
  { store: { current } }: Pick<ShopViews, "store">,
  { id }: Pick<Product, "id">,
  { code }: Pick<Variation, "code">,
  quantity: number,
): SpokenEvent => ({
  type: "ProductAdded",
  productId: id,
  variationCode: code,
  quantity,
  ...(current && { storeId: current.store.id }),
})
