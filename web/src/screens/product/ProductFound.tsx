import { ArrowLeft } from "lucide-react"
import { availability, isSoldOutHere, onlySizesOn, type Product, variationChoices } from "@skorpe/core/domain/menu"
import type { CurrentStore } from "@skorpe/core/units/store"
import { Link } from "../../shop/Link.tsx"
import { useShop, useServingTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Deferred } from "../../kit/Deferred.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Customise } from "../../products/Customise.tsx"
import { Heart } from "../../products/Heart.tsx"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { useSoldOutWords } from "../../products/useSoldOutWords.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { AddToCart } from "./AddToCart.tsx"
import { ProductFacts } from "./ProductFacts.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"
import { VariationChoice } from "./VariationChoice.tsx"

interface ProductFoundProps extends CurrentStore {
  readonly product: Product
}

/** A product's page: picture, facts, choice of size and crust, and quantity. */
export const ProductFound = ({ store, menu, status, product }: ProductFoundProps) => {
  const t = useTexts(productScreenTexts)
  const { market } = useShop()
  const { words } = useFormat()
  const { variationCode } = useView("menu")
  const at = useServingTime()
  const isGone = (variation: Product["variations"][0]): boolean => isSoldOutHere({ product, variation }, at, status)
  const choices = variationChoices(product, variationCode, market.defaultSize, (one) => !isGone(one))
  // Availability of the chosen variation only: the customer may have chosen a size that has since sold out.
  const chosen = { ...product, variations: [choices.chosen] as const }
  const soldOut = useSoldOutWords()(availability(chosen, status, at))
  const picture = { menu, product, code: choices.chosen.code, size: 640, first: true, className: styles.picture }
  return (
    <div className={styles.page}>
      <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={styles.back}>
        <ArrowLeft size={16} aria-hidden /> {t("back")}
      </Link>
      <div className={styles.show}>
        {/* Deferred: it takes long to draw, and the page must first respond to the press that opened it. */}
        <Deferred place={<MenuPicture {...picture} />}>{() => <MenuPicture {...picture} detail="rich" />}</Deferred>
      </div>
      <div className={styles.words}>
        <div className={styles.name}>
          <PageTitle>{words(product.name)}</PageTitle>
          <Heart product={product} />
        </div>
        <p className={styles.description}>{words(product.description)}</p>
        <VariationChoice
          choices={choices}
          only={onlySizesOn(product, choices.crust)}
          isGone={isGone}
          isOfHalves={product.kind === "HALF_HALF"}
        />
        <AddToCart product={product} variation={choices.chosen} soldOut={soldOut} />
        {product.kind === "PIZZA" && <Customise product={product} />}
        <ProductFacts product={product} menu={menu} />
      </div>
    </div>
  )
}
