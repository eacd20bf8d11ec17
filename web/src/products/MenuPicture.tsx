import type { Menu, Product } from "@skorpe/core/menu"
import { PizzaPicture } from "../pictures/PizzaPicture.tsx"
import { ProductPicture } from "../pictures/ProductPicture.tsx"
import { pizzaDrawing } from "./pizzaDrawing.ts"

interface MenuPictureProps {
  readonly menu: Menu
  readonly product: Product
  /** The variation to draw; the product's first unless told. */
  readonly code?: string
  readonly size: number
  readonly detail?: "rich" | "plain"
  readonly className?: string | undefined
}

/** A product of the menu, drawn from what it is made of; decoration, as its name always stands beside it. */
export const MenuPicture = ({ menu, product, code, size, detail = "plain", className }: MenuPictureProps) => {
  const [first] = product.variations
  const frame = { size, ...(className === undefined ? {} : { className }) }
  if (product.category === "Pizza") {
    return <PizzaPicture {...pizzaDrawing(menu, code ?? first.code)} detail={detail} {...frame} />
  }
  const drawn = product.variations.find((variation) => variation.code === code) ?? first
  return (
    <ProductPicture
      category={product.category}
      slug={product.slug}
      seed={product.productCode}
      {...(drawn.container === undefined ? {} : { container: drawn.container.kind })}
      {...frame}
    />
  )
}
