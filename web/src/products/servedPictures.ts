import type { Menu } from "@skorpe/core/domain/menu"
import { drawPizza } from "../pictures/drawPizza.ts"
import { drawProduct } from "../pictures/drawProduct.ts"
import { type NamedPizza, type NamedProduct, pizzaName, productName } from "../pictures/pictureName.ts"
import { journey } from "./heroPizzas.ts"
import { pizzaDrawing } from "./pizzaDrawing.ts"
import { productDrawing } from "./productDrawing.ts"

/** A picture's name, and a function that draws its SVG of 400 by 400. */
type Drawn = readonly [name: string, svg: () => string]

const field = (drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${drawing.replace("<svg ", '<svg width="400" height="400" ')}</svg>`

const pizza = (spec: NamedPizza): Drawn => [
  pizzaName(spec),
  () => field(drawPizza({ ...spec, detail: "plain", idPrefix: "" })),
]

const product = (spec: NamedProduct): Drawn => [productName(spec), () => field(drawProduct({ ...spec, idPrefix: "" }))]

/** The pictures of pages without a menu, drawn on demand, by name. */
export const pagePictures: ReadonlyMap<string, () => string> = new Map(journey.map(pizza))

/** The pictures of a menu's variations (each crust of each pizza), drawn on demand, by name. */
export const menuPictures = (menu: Menu): ReadonlyMap<string, () => string> =>
  new Map(
    menu.products.flatMap((one) =>
      one.variations.map(({ code }) =>
        one.category === "Pizza" ? pizza(pizzaDrawing(menu, code)) : product(productDrawing(one, code)),
      ),
    ),
  )
