import type { CartItem } from "@skorpe/core/domain/cart"
import { variationByCode, type Category } from "@skorpe/core/domain/menu"
import { useView } from "../shop/shopContext.ts"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { ProductPicture } from "../pictures/ProductPicture.tsx"
import { MenuPicture } from "./MenuPicture.tsx"
import { lineDrawing, unknownPizza } from "./lineDrawing.ts"

interface LinePictureProps {
  readonly code: string
  /** The cart item, if it may be a customised pizza: the picture then shows its halves and changes. */
  readonly item?: CartItem
  readonly category: Category
  readonly slug: string
  readonly size: number
  readonly className?: string | undefined
}

/** The picture of a cart line: drawn from the menu, or from its code alone until the menu is loaded. */
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
