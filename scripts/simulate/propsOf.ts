import type { MarketId } from "@skorpe/core/domain/market"
import type { Menu } from "@skorpe/core/domain/menu"
import { gatherKept, type Props } from "@skorpe/core/simulation"
import { menuOf, readFixtures } from "@skorpe/fixtures"

/** A reduced menu: some products of each kind, so that a run folds quickly. */
const kept = { pizzas: 4, others: 8, ingredients: 12 }

const trim = ({ products, ingredients, subCategories }: Menu): Menu => {
  const pizzas = products.filter(({ kind }) => kind === "PIZZA").slice(0, kept.pizzas)
  const others = products.filter(({ kind }) => kind !== "PIZZA")
  const shelves = [...new Set(others.map(({ category }) => category))]
  const ofEach = shelves.flatMap((shelf) => others.filter(({ category }) => category === shelf).slice(0, 1))
  const needed = new Set(pizzas.flatMap((pizza) => pizza.ingredients.map(({ productCode }) => productCode)))
  const more = ingredients.filter(({ productCode }) => !needed.has(productCode)).slice(0, kept.ingredients)
  return {
    products: [...pizzas, ...ofEach.slice(0, kept.others)],
    ingredients: [...ingredients.filter(({ productCode }) => needed.has(productCode)), ...more],
    subCategories,
  }
}

/** A store with every second product only: a cart from elsewhere loses some of its items. */
const halve = (menu: Menu): Menu => ({ ...menu, products: menu.products.filter((_, place) => place % 2 === 0) })

/** A market's three stores with small menus, the last with half of one, and its coupons. */
export const bareProps = (market: MarketId): Pick<Props, "market" | "stores" | "coupons"> => {
  const fixtures = readFixtures(market)
  const { stores, coupons } = fixtures
  const chosen = [stores[1], stores[2], stores.at(-1)].filter((store) => store !== undefined)
  return {
    market,
    stores: chosen.map((store, place) => {
      const menu = trim(menuOf(fixtures, store.id))
      return { store, menu: place === chosen.length - 1 ? halve(menu) : menu }
    }),
    coupons: coupons.slice(0, 8),
  }
}

const gathered = new Map<MarketId, Props>()

/** A market's data for simulations, with what earlier visits have left behind: gathered once, because they take seconds. */
export const propsOf = (market: MarketId): Props => {
  const props = gathered.get(market) ?? gatherKept(bareProps(market))
  gathered.set(market, props)
  return props
}
