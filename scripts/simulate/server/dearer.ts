import { add, kroner } from "@skorpe/core/domain/money"
import type { StoreWithMenu } from "@skorpe/core/domain/store"

type Some<Item> = readonly [Item, ...Item[]]

const mapAll = <Item>([first, ...others]: Some<Item>, change: (item: Item) => Item): Some<Item> => [
  change(first),
  ...others.map(change),
]

/** The stores with menus on which everything costs ten kroner more. */
export const dearer = (stores: readonly StoreWithMenu[]): readonly StoreWithMenu[] =>
  stores.map(({ store, menu }) => ({
    store,
    menu: {
      ...menu,
      products: menu.products.map((product) => ({
        ...product,
        variations: mapAll(product.variations, (one) => ({ ...one, price: add(one.price, kroner(10)) })),
      })),
    },
  }))
