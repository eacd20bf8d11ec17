import type { Menu } from "@skorpe/core/menu"
import { drawPizza } from "../pictures/drawPizza.ts"
import { drawProduct } from "../pictures/drawProduct.ts"
import { type NamedPizza, type NamedProduct, pizzaName, productName } from "../pictures/pictureName.ts"
import { journey } from "../screens/landing/heroPizzas.ts"
import { pizzaDrawing } from "./pizzaDrawing.ts"
import { productDrawing } from "./productDrawing.ts"

/** A picture of 400 by 400 that is drawn when it is first asked for, by its name. */
type Drawn = readonly [name: string, svg: () => string]

const field = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${drawing.replace("<svg ", '<svg width="400" height="400" ')}</svg>`

const pizza = (spec: NamedPizza): Drawn => [
  pizzaName(spec),
  () => field(drawPizza({ ...spec, detail: "plain", idPrefix: "" })),
]

const product = (spec: NamedProduct): Drawn => [productName(spec), () => field(drawProduct({ ...spec, idPrefix: "" }))]

/** Pictures of pages that show no menu. */
export const pagePictures: ReadonlyMap<string, () => string> = new Map(journey.map(pizza))

/** Every picture of what a menu has, as it stands on it: each crust of each pizza. */
export const menuPictures = (menu: Menu): ReadonlyMap<string, () => string> =>
  new Map(
    menu.products.flatMap((one) =>
      one.variations.map(({ code }) =>
        one.category === "Pizza" ? pizza(pizzaDrawing(menu, code)) : product(productDrawing(one, code)),
      ),
    ),
  )
