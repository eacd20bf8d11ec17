import type { Menu, Product } from "@skorpe/core/menu"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { ProductPicture } from "../pictures/ProductPicture.tsx"
import { pizzaDrawing } from "./pizzaDrawing.ts"
import { productDrawing } from "./productDrawing.ts"

interface MenuPictureProps {
  readonly menu: Menu
  readonly product: Product
  /** The variation to draw; the product's first unless told. */
  readonly code?: string
  readonly size: number
  readonly detail?: "rich" | "plain"
  readonly className?: string | undefined
  readonly first?: boolean
}

/** A product of the menu, drawn from what it is made of; decoration, as its name always stands beside it. */
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
