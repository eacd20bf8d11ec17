import type { Localised } from "../../language/model.ts"
import type { Menu } from "../../menu/model.ts"
import { variationByCode } from "../../menu/rules/variationByCode.ts"
import type { PizzaInHand } from "../model.ts"
import { coveredParts } from "./coveredParts.ts"

/** The names of the pizza being built, one per half; omits products that this menu lacks. */
export const namesInHand = (pizza: PizzaInHand, menu: Menu): readonly Localised[] =>
  coveredParts(pizza).flatMap(({ variationCode }) => variationByCode(menu, variationCode)?.product.name ?? [])
