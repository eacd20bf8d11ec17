import type { Menu, Product } from "@skorpe/core/domain/menu"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { ProductPicture } from "../pictures/ProductPicture.tsx"
import { pizzaDrawing } from "./pizzaDrawing.ts"
import { productDrawing } from "./productDrawing.ts"

interface MenuPictureProps {
  readonly menu: Menu
  readonly product: Product
  /** The variation to draw; by default the product's first. */
  readonly code?: string
  readonly size: number
  readonly detail?: "rich" | "plain"
  readonly className?: string | undefined
  readonly first?: boolean
}

/** A product of the menu, drawn from its ingredients. Decorative: the product's name is always beside it. */
export const MenuPicture = ({
  menu,
  product,
  code,
  size,
  detail = "plain",
  className,
  first = false,
}: MenuPictureProps) => {
  const frame = { size, first, ...(className === undefined ? {} : { className }) }
  if (product.category === "Pizza") {
    return (
      <PizzaPicture served {...pizzaDrawing(menu, code ?? product.variations[0].code)} detail={detail} {...frame} />
    )
  }
  return <ProductPicture served {...productDrawing(product, code)} {...frame} />
}
