import { availability, type Menu, onlyInSize, type Product } from "@skorpe/core/domain/menu"
import type { SizeName } from "@skorpe/core/domain/market"
import type { StoreStatus } from "@skorpe/core/domain/store"
import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from "react"
import { useServingTime } from "../../shop/shopContext.ts"
import { useSoldOutWords } from "../../products/useSoldOutWords.ts"
import { saveLayout, savedLayout } from "./blockLayouts.ts"
import styles from "./MenuScreen.module.css"
import { ProductCard } from "./ProductCard.tsx"
import { useDeferredRender } from "./useDeferredRender.ts"

interface CardBlockProps {
  readonly products: readonly Product[]
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly size: SizeName | null
  /** The number of cards above the fold. */
  readonly aboveFold: number
  /** The block renders with the page, not in idle time. */
  readonly isImmediate: boolean
}

const heightOf = (name: "--block" | "--card-height", height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { [name]: `${height}px` }

/**
 * A block of up to twelve cards, which fill rows of one to four. The browser skips layout and paint of a block far from
 * the viewport (`content-visibility`). The sold-out text is computed here, so that a card re-renders only if it
 * changes.
 */
export const CardBlock = memo(({ products, status, size, aboveFold, isImmediate, menu, storeSlug }: CardBlockProps) => {
  const soldOut = useSoldOutWords()
  const at = useServingTime()
  const name = `${storeSlug} ${products[0]?.id} ${products.length}`
  const [layout] = useState(() => savedLayout(name))
  const block = useRef<HTMLDivElement>(null)
  const isRendered = useDeferredRender(block, isImmediate || (layout?.cards ?? null) !== null)
  useLayoutEffect(() => {
    const element = block.current
    return () => {
      if (element) saveLayout(name, element)
    }
  }, [name])
  return (
    <div
      ref={block}
      className={`${styles.rows} ${styles.block}`}
      data-kind={products[0]?.kind}
      style={{ ...heightOf("--block", layout?.height), "--cards": products.length } as CSSProperties}
    >
      {isRendered &&
        products.map((product, nth) => (
          <div
            key={product.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see ProductCards
            role="listitem"
            data-kind={product.kind}
            style={heightOf("--card-height", layout?.cards?.[nth])}
          >
            <ProductCard
              product={product}
              menu={menu}
              storeSlug={storeSlug}
              soldOut={soldOut(availability(onlyInSize(product, size), status, at))}
              size={size}
              first={nth < aboveFold}
            />
          </div>
        ))}
    </div>
  )
})
CardBlock.displayName = "CardBlock"
