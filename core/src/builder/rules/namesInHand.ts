import type { Localised } from "../../language/model.ts"
import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { PizzaInHand } from "../model.ts"
import { coveredParts } from "./coveredParts.ts"

/** What the pizza in the making is called, a name for each of its halves; of what this menu does not make, none. */
export const namesInHand = (pizza: PizzaInHand, menu: Menu): readonly Localised[] =>
  coveredParts(pizza).flatMap(({ variationCode }) => variationByCode(menu, variationCode)?.product.name ?? [])
