import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { PizzaPicture } from "../../pictures/PizzaPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartScreen.module.css"
import { RemovedLine } from "./RemovedLine.tsx"
import { cartTexts } from "./texts.ts"

/** Nothing in the cart: the way to something. */
export const CartEmpty = () => {
  const t = useTexts(cartTexts)
  const { current } = useView("store")
  const { removed } = useView("cart")
  return (
    <div className={styles.empty}>
      <PizzaPicture seed="empty" crust="italian" toppings={[]} stage="raw" detail="plain" size={200} />
      <PageTitle>{t("emptyTitle")}</PageTitle>
      <p>{t("emptyText")}</p>
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
