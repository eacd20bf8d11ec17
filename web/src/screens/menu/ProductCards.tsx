import type { Menu, Product } from "@skorpe/core/domain/menu"
import type { SizeName } from "@skorpe/core/domain/market"
import type { StoreStatus } from "@skorpe/core/domain/store"
import { useMemo } from "react"
import { CardBlock } from "./CardBlock.tsx"

interface ProductCardsProps {
  readonly products: readonly Product[]
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly size?: SizeName | null
  /** The number of cards above the fold. */
  readonly aboveFold?: number
  /** The number of cards on the page before these. */
  readonly before?: number
}

/** The cards of a block: divisible by one to four, so that its rows are full. */
const inBlock = 12

/** The number of cards that render with the page; the others render in idle time. */
const renderedFirst = 24

const blocksOf = (products: readonly Product[]) =>
  Array.from({ length: Math.ceil(products.length / inBlock) }, (_, nth) => {
    const start = nth * inBlock
    return { start, products: products.slice(start, start + inBlock) }
  })

/** A list of product cards in blocks, so that those far below the viewport need not be rendered. */
export const ProductCards = ({ products, size = null, aboveFold = 0, before = 0, ...place }: ProductCardsProps) => {
  const blocks = useMemo(() => blocksOf(products), [products])
  const isTall = useMemo(() => products.every(({ kind }) => kind === "PIZZA"), [products])
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one list for screen readers, blocks for rendering: a `ul` may not contain blocks
    <div role="list" data-tall={isTall}>
      {blocks.map((block) => (
        <CardBlock
          key={block.start}
          products={block.products}
          size={size}
          aboveFold={block.start === 0 ? aboveFold : 0}
          isImmediate={before + block.start < renderedFirst}
          {...place}
        />
      ))}
    </div>
  )
}
