import type { Menu, Product } from "@skorpe/core/menu"
import type { SizeName } from "@skorpe/core/market"
import type { StoreStatus } from "@skorpe/core/store"
import { useMemo } from "react"
import { CardBlock } from "./CardBlock.tsx"

interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly size?: SizeName | null
  /** So many are seen before anybody scrolls. */
  readonly seenAtOnce?: number
  /** So many cards stand above them. */
  readonly above?: number
}

/** Rows of one to four cards divide it. */
const inBlock = 12

/** Cards that are drawn with the page; the others follow. */
const drawnAtOnce = 24

const blocksOf = (products: readonly Product[]) =>
  Array.from({ length: Math.ceil(products.length / inBlock) }, (_, nth) => {
    const start = nth * inBlock
    return { start, products: products.slice(start, start + inBlock) }
  })

/** Products side by side; what is far below the window costs nothing until it is near. */
export const ProductCards = ({ products, size = null, seenAtOnce = 0, above = 0, ...place }: ProductCardsProps) => {
  const blocks = useMemo(() => blocksOf(products), [products])
  const isTall = useMemo(() => products.every(({ kind }) => kind === "PIZZA"), [products])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one list for who hears it, blocks of a dozen for the browser: a `ul` may hold no blocks
    <div role="list" data-tall={isTall}>
      {blocks.map((block) => (
        <CardBlock
          key={block.start}
          products={block.products}
          size={size}
          seenAtOnce={block.start === 0 ? seenAtOnce : 0}
          isAtOnce={above + block.start < drawnAtOnce}
          {...place}
        />
      ))}
    </div>
  )
}
