import { MapPin, ShoppingBag } from "lucide-react"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Header.module.css"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { Link } from "./Link.tsx"
import { useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

/** Logo, the store in hand, languages and the cart with its count, which is announced when it changes (SPEC §2.3). */
export const Header = () => {
  const t = useTexts(appTexts)
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <Link to={{ _tag: "Landing" }} className={styles.logo} aria-label={t("home")}>
          Skorpe
        </Link>
        <StoreLink />
        <LanguageSwitch />
        <CartLink />
      </div>
    </header>
  )
}

const StoreLink = () => {
  const t = useTexts(appTexts)
  const { current } = useView("store")
  const cart = useView("cart")
  const name = current?.store.name ?? cart.storeName
  return (
    <Link to={{ _tag: "Stores" }} className={styles.store}>
      <MapPin size={18} aria-hidden />
      <span className={styles.storeName}>{name === "" ? t("chooseStore") : name}</span>
    </Link>
  )
}

const CartLink = () => {
  const t = useTexts(appTexts)
  const { totalCount } = useView("cart")
  return (
    <>
      <Link to={{ _tag: "Cart" }} className={styles.cart} data-testid="cart-link">
        <ShoppingBag size={22} aria-hidden />
        <span className={styles.cartWord}>{t("cart")}</span>
        {totalCount > 0 && (
          <span key={totalCount} className={styles.count} aria-hidden>
            {totalCount}
          </span>
        )}
        <span className="sr-only">{totalCount === 0 ? t("cartEmpty") : t("cartCount", { count: totalCount })}</span>
      </Link>
      <output className="sr-only">{totalCount === 0 ? t("cartEmpty") : t("cartCount", { count: totalCount })}</output>
    </>
  )
}
