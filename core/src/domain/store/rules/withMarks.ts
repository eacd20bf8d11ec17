import type { Ingredient, Product, Variation } from "../../menu/model.ts"
import type { Millis } from "../../time/model.ts"
import type { StoreMarks } from "../marks.ts"
import type { Store, StoreWithMenu, WaitMinutes } from "../model.ts"
import { marksAt } from "./marksAt.ts"

/** A store with its kitchen's marks applied, and how long that is valid: until the next ingredient is back or the delays end. */
export interface MarkedStore {
  readonly at: StoreWithMenu
  /** `null` when only a new mark changes it. */
  readonly holdsUntil: Millis | null
}

/** Applies a kitchen's marks to a store: stock and delays (DECISIONS §18). */
export const withMarks = ({ store, menu }: StoreWithMenu, given: StoreMarks, now: Millis): MarkedStore => {
  const marks = marksAt(given, now)
  const said = (kind: StoreMarks["stock"][number]["kind"]) =>
    new Map(marks.stock.filter((mark) => mark.kind === kind).map(({ code, until }) => [code, until]))
  const variations = said("variation")
  const ingredients = said("ingredient")
  const markVariation = (variation: Variation): Variation => {
    const soldOutUntil = variations.get(variation.code)
    return soldOutUntil === undefined ? variation : { ...variation, soldOutUntil }
  }
  const markProduct = (product: Product): Product => {
    if (!product.variations.some(({ code }) => variations.has(code))) return product
    const [first, ...others] = product.variations
    return { ...product, variations: [markVariation(first), ...others.map(markVariation)] }
  }
  const ends = [...ingredients.values(), marks.delaysUntil ?? null].filter((until) => until !== null && until > now)
  return {
    holdsUntil: ends.length === 0 ? null : Math.min(...ends.map(Number)),
    at: {
      store: {
        ...store,
        ...delayed(store.waitMinutes, marks.delays),
      },
      menu: {
        ...menu,
        products: menu.products.map(markProduct),
        ingredients: menu.ingredients.map((ingredient) => {
          const until = ingredients.get(ingredient.productCode)
          return until === undefined ? ingredient : markIngredient(ingredient, until, now)
        }),
      },
    },
  }
}

const markIngredient = (
  { soldOutUntil: _, ...ingredient }: Ingredient,
  until: Millis | null,
  now: Millis,
): Ingredient =>
  until !== null && until > now
    ? { ...ingredient, soldOut: true, soldOutUntil: until }
    : { ...ingredient, soldOut: false }

const delayed = (
  usual: WaitMinutes,
  { pickup, delivery }: WaitMinutes,
): Pick<Store, "waitMinutes" | "usualWaitMinutes"> =>
  pickup === 0 && delivery === 0
    ? { waitMinutes: usual }
    : {
        waitMinutes: { pickup: usual.pickup + pickup, delivery: usual.delivery + delivery },
        usualWaitMinutes: usual,
      }
