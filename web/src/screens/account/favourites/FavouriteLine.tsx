import type { FavouriteRow } from "@skorpe/core/domain/favourites"
import { availability, lowestPrice, type Menu } from "@skorpe/core/domain/menu"
import type { StoreStatus } from "@skorpe/core/domain/store"
import { AddButton } from "../../../products/AddButton.tsx"
import { Heart } from "../../../products/Heart.tsx"
import { MenuPicture } from "../../../products/MenuPicture.tsx"
import { useSoldOutWords } from "../../../products/useSoldOutWords.ts"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useServingTime } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Favourites.module.css"
import { ownFavouritesTexts } from "./texts.ts"

interface FavouriteLineProps {
  readonly row: FavouriteRow
  readonly menu: Menu
  readonly storeSlug: string
  readonly status: StoreStatus | null
}

/** The id of a favourite's link, which gets the focus once the favourite is restored. */
export const linkOf = (code: string): string => `favourite-${code}`

/** A favourite: its price or that it is sold out, its heart, and the same button as on the menu. */
export const FavouriteLine = ({ row: { code, product }, menu, storeSlug, status }: FavouriteLineProps) => {
  const t = useTexts(ownFavouritesTexts)
  const { market } = useShop()
  const { money, words } = useFormat()
  const soldOut = useSoldOutWords()(availability(product, status, useServingTime()))
  const price = money(lowestPrice(product, market))
  return (
    <li className={styles.line}>
      <MenuPicture menu={menu} product={product} size={160} className={styles.picture} />
      <div className={styles.words}>
        <h3>
          <Link to={{ _tag: "Product", storeSlug, productSlug: product.slug }} id={linkOf(code)}>
            {words(product.name)}
          </Link>
        </h3>
        <p>{soldOut ?? (product.variations.length > 1 ? t("from", { price }) : price)}</p>
      </div>
      <div className={styles.ways}>
        <Heart product={product} />
        {soldOut === null && <AddButton product={product} />}
      </div>
    </li>
  )
}
