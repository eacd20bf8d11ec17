import type { CartItem } from "@skorpe/core/cart"
import { variationByCode, type Category } from "@skorpe/core/menu"
import { useView } from "../app/shopContext.ts"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { ProductPicture } from "../pictures/ProductPicture.tsx"
import { MenuPicture } from "./MenuPicture.tsx"
import { lineDrawing, unknownPizza } from "./pizzaDrawing.ts"

interface LinePictureProps {
  readonly code: string
  /** The line itself, when it may have been built: then it is drawn with its halves and changes. */
  readonly item?: CartItem
  readonly category: Category
  readonly slug: string
  readonly size: number
  readonly className?: string | undefined
}

/** A line of a cart: as the menu has it, or from its code alone while the menu is not there. */
export const LinePicture = ({ code, item, category, slug, size, className }: LinePictureProps) => {
  const { current } = useView("store")
  const found = current && variationByCode(current.menu, code)
  const frame = { size, ...(className === undefined ? {} : { className }) }
  if (current && found && item && found.product.kind === "PIZZA")
    return <PizzaPicture {...lineDrawing(current.menu, item)} detail="plain" {...frame} />
  if (current && found) return <MenuPicture menu={current.menu} product={found.product} code={code} {...frame} />
  if (category === "Pizza") return <PizzaPicture {...unknownPizza(code)} detail="plain" {...frame} />
  return <ProductPicture category={category} slug={slug} seed={code} {...frame} />
}
