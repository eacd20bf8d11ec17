import type { SceneShop } from "../testing/sceneShop.ts"
import type { States } from "./model.ts"
import { after, atCart, atFullCart, atMenu, goTo, removeFirst, wait } from "./visit.ts"

const addOfEachAmount = (shop: SceneShop): void =>
  shop.send({
    type: "ItemAdded",
    variationCode: "VEGG_AM40",
    secondVariationCode: null,
    ingredients: [
      { code: "Ch", quantity: 0, part: "w" },
      { code: "HA", quantity: 0.75, part: "w" },
      { code: "MU", quantity: 1, part: "w" },
      { code: "ON", quantity: 1.5, part: "w" },
      { code: "PI", quantity: 2, part: "w" },
      { code: "S", quantity: 3, part: "w" },
    ],
    quantity: 1,
    lineId: null,
    merge: "all",
    newStore: false,
  })

/** The cart's states by the lines in it. */
export const cartLines: States = {
  modified: { story: "a half-and-half, each half with its changes in words", reach: atFullCart },
  oneHalf: {
    story: "a half-and-half, the second half without changes",
    reach: (visit) =>
      after(
        goTo(
          after(atMenu(visit), (shop) =>
            shop.send({
              type: "ItemAdded",
              variationCode: "PEPP_AM40",
              secondVariationCode: "VEGG_AM40",
              ingredients: [{ code: "HA", quantity: 1, part: "1" }],
              quantity: 1,
              lineId: null,
              merge: "all",
              newStore: false,
            }),
          ),
          { _tag: "Cart" },
        ),
        wait(6000),
      ),
  },
  amounts: {
    story: "a pizza with ingredients at every level",
    reach: (visit) => after(goTo(after(atMenu(visit), addOfEachAmount), { _tag: "Cart" }), wait(6000)),
  },
  removed: {
    story: "a line has just been removed and can be restored",
    reach: (v) => after(atFullCart(v), removeFirst),
  },
  removedLast: {
    story: "the last line has just been removed and can be restored",
    reach: (visit) => after(atCart(visit), removeFirst),
  },
}
