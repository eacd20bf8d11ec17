import { panelFor } from "../../units/builder/actor.ts"
import type { ShopEvent } from "../../messages/events.ts"
import type { ShopViews } from "../../shop/shop.ts"
import type { Chance } from "../chance.ts"

/** Now and then starts to build a pizza or to edit one of the cart's, changes it, and finishes it eventually. */
export const build = (
  { builder, cart, overlay: { modal }, store: { current } }: ShopViews,
  chance: Chance,
): ShopEvent | null => {
  const isOpen = modal?.modal._tag === "PizzaBuilder" && !modal.isClosing
  if (isOpen && builder._tag === "Building" && chance.happens(0.5))
    return play(panelFor(builder.pizza), current, chance)
  if (current === null || modal !== null || chance.happens(0.97)) return null
  const pizza = chance.pick(current.menu.products.filter(({ kind }) => kind === "PIZZA"))
  const line = chance.happens(0.5) ? chance.pick(cart.lines) : undefined
  const productSlug = line?.slug ?? pizza?.slug
  if (productSlug === undefined) return null
  return { type: "ModalOpened", modal: { _tag: "PizzaBuilder", productSlug, lineId: line?.id ?? null } }
}

const play = (
  { productSlug }: { readonly productSlug: string },
  current: ShopViews["store"]["current"],
  chance: Chance,
): ShopEvent => {
  const code = chance.pick(current?.menu.ingredients ?? [])?.productCode ?? "NOPE"
  const side = chance.pick(["left", "right"] as const) ?? "left"
  const slug = chance.pick(current?.menu.products ?? [])?.slug ?? productSlug
  const moves: readonly ShopEvent[] = [
    { type: "IngredientToggled", code },
    { type: "LevelChosen", code, level: 2 },
    { type: "DividerMoved", cover: chance.pick(["left", "both", "both", "right"] as const) ?? "both" },
    { type: "HalfChosen", side, productSlug: slug },
    { type: "HalfShown", side },
    { type: "HalvesSwapped" },
    { type: "BaseChosen", crust: "american", size: chance.pick(["medium", "large"] as const) ?? "large" },
    { type: "PizzaBuilt" },
  ]
  return chance.pick(moves) ?? { type: "PizzaBuilt" }
}
