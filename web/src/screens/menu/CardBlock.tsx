import { availability, type Menu, onlyInSize, type Product } from "@skorpe/core/menu"
import type { SizeName } from "@skorpe/core/market"
import type { StoreStatus } from "@skorpe/core/store"
import { type CSSProperties, memo, useLayoutEffect, useRef, useState } from "react"
import { useTime } from "../../app/shopContext.ts"
import { useSoldOutWords } from "../../products/useSoldOutWords.ts"
import { notePlaces, placesOf } from "./cardPlaces.ts"
import styles from "./MenuScreen.module.css"
import { ProductCard } from "./ProductCard.tsx"
import { useHere } from "./useHere.ts"

interface CardBlockProps {
  readonly products: readonly Product[]
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
  readonly size: SizeName | null
  /** So many are seen before anybody scrolls. */
  readonly seenAtOnce: number
  /** It comes with the page, not a moment later. */
  readonly isAtOnce: boolean
}

const heightOf = (name: "--block" | "--card-height", height: number | undefined): CSSProperties | undefined =>
  height === undefined ? undefined : { [name]: `${height}px` }

/**
 * A dozen cards of a list, which divides into rows of one to four: laid out, painted and looked after together, and while
 * it is far from the window only its height. What the kitchen says is read here, so that a card is drawn anew only when
 * it says something else.
 */
export const CardBlock = memo(({ products, status, size, seenAtOnce, isAtOnce, menu, storeSlug }: CardBlockProps) => {
  const soldOut = useSoldOutWords()
  const now = useTime()
  const name = `${storeSlug} ${products[0]?.id} ${products.length}`
  const [left] = useState(() => placesOf(name))
  const block = useRef<HTMLDivElement>(null)
  const isHere = useHere(block, isAtOnce || (left?.cards ?? null) !== null)
  useLayoutEffect(() => {
    const element = block.current
    return () => {
      if (element) notePlaces(name, element)
    }
  }, [name])
  return (
    <div
      ref={block}
      className={`${styles.rows} ${styles.block}`}
      data-kind={products[0]?.kind}
      style={{ ...heightOf("--block", left?.height), "--cards": products.length } as CSSProperties}
    >
      {isHere &&
        products.map((product, nth) => (
          <div
            key={product.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see ProductCards
            role="listitem"
            data-kind={product.kind}
            style={heightOf("--card-height", left?.cards?.[nth])}
          >
            <ProductCard
              product={product}
              menu={menu}
              storeSlug={storeSlug}
              soldOut={soldOut(availability(onlyInSize(product, size), status, now))}
              size={size}
              first={nth < seenAtOnce}
            />
          </div>
        ))}
    </div>
  )
})
CardBlock.displayName = "CardBlock"
