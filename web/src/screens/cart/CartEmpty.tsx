import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartScreen.module.css"
import { LazyLeftOut } from "../../cart/again/LazyLeftOut.tsx"
import { MovedCart } from "../../cart/MovedCart.tsx"
import { RemovedLine } from "../../cart/RemovedLine.tsx"
import { cartTexts } from "../../cart/texts.ts"

/** The empty cart, with a link to the selected store's menu, or to the stores. */
export const CartEmpty = () => {
  const t = useTexts(cartTexts)
  const { current } = useView("store")
  const { removed } = useView("cart")
  return (
    <div className={styles.empty}>
      <PizzaPicture seed="empty" crust="italian" toppings={[]} stage="raw" detail="plain" size={200} />
      <PageTitle>{t("emptyTitle")}</PageTitle>
      <p>{t("emptyText")}</p>
      <MovedCart />
      <LazyLeftOut />
      {removed && (
        <ul className={styles.lastLine}>
          <RemovedLine item={removed.item} />
        </ul>
      )}
      {current ? (
        <Link to={{ _tag: "Menu", storeSlug: current.store.slug }} className={buttonClass()}>
          {t("toMenu")}
        </Link>
      ) : (
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("chooseStore")}
        </Link>
      )}
    </div>
  )
}
