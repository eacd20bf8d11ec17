import { Building2, MapPin, Menu, ShoppingBag, User } from "lucide-react"
import type { MouseEvent } from "react"
import { useSelectedStore } from "../overlays/stores/useSelectedStore.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Header.module.css"
import { Link } from "../shop/Link.tsx"
import { Logo } from "./Logo.tsx"
import { useIsNative, useShop, useView } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import { useAccount } from "../shop/useAccount.ts"

/** Menu button, logo, selected store, cart with its count, and account link (SPEC §2.3). */
export const Header = () => {
  const isNative = useIsNative()
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <MenuButton />
        <Home />
        <StoreButton />
        <CartButton />
        {!isNative && <AccountLink />}
      </div>
    </header>
  )
}

const MenuButton = () => {
  const t = useTexts(appTexts)
  const { send } = useShop()
  const { drawer } = useView("overlay")
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={t("menu")}
      aria-haspopup="dialog"
      aria-expanded={drawer !== "closed"}
      onClick={() => send({ type: "DrawerOpened" })}
    >
      <Menu size={24} aria-hidden />
    </button>
  )
}

/** The full logo on the landing page for a visitor without account and cart; the short mark elsewhere. */
const Home = () => {
  const t = useTexts(appTexts)
  const { screen } = useView("route")
  const { totalCount } = useView("cart")
  const { kind } = useAccount()
  const isFull = screen._tag === "Landing" && kind === "nobody" && totalCount === 0
  return (
    <Link to={{ _tag: "Landing" }} className={styles.logo} aria-label={t("home")} data-full={isFull}>
      <Logo isFull={isFull} />
    </Link>
  )
}

const StoreButton = () => {
  const t = useTexts(appTexts)
  const { send } = useShop()
  const { store, hotspot } = useSelectedStore()
  const showCurrentStore = store !== null
  return (
    <button
      type="button"
      className={styles.store}
      aria-haspopup="dialog"
      data-testid="store-button"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore } })}
    >
      <MapPin size={16} aria-hidden />
      <span className={styles.storeName}>
        <span>{store?.name ?? t("chooseStore")}</span>
        {hotspot !== null && (
          <>
            <span className={styles.dot}> · </span>
            <span className={styles.hotspot}>{hotspot}</span>
          </>
        )}
      </span>
      {store !== null && <span className="sr-only">, {t("changeStore")}</span>}
    </button>
  )
}

/** Opens the cart over the page. In a new tab, and on the cart's own pages, it acts as a plain link. */
const CartButton = () => {
  const t = useTexts(appTexts)
  const { send } = useShop()
  const { totalCount } = useView("cart")
  const { screen } = useView("route")
  const count = totalCount === 0 ? t("cartEmpty") : t("cartCount", { count: totalCount })
  const isHere = screen._tag === "Cart" || screen._tag === "Checkout"
  const open = (event: MouseEvent) => {
    if (isHere || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    send({ type: "ModalOpened", modal: { _tag: "ShoppingCart" } })
  }
  return (
    <>
      <Link to={{ _tag: "Cart" }} className={styles.cart} data-testid="cart-link" onClick={open}>
        <ShoppingBag size={24} aria-hidden />
        <span className={styles.cartWord}>{t("cart")}</span>
        {totalCount > 0 && (
          <span key={totalCount} className={styles.count} aria-hidden>
            {totalCount}
          </span>
        )}
        <span className="sr-only">{count}</span>
      </Link>
      <output className="sr-only">{count}</output>
    </>
  )
}

const AccountLink = () => {
  const t = useTexts(appTexts)
  const { kind, to, search, name } = useAccount()
  const Icon = kind === "organisation" ? Building2 : User
  const word = { nobody: "login", customer: "account", organisation: "companyAccount" } as const
  return (
    <Link
      to={to}
      search={search}
      className={styles.icon}
      aria-label={t(word[kind]) + (name ? `, ${name}` : "")}
      data-name={name}
      data-kind={kind}
      data-web=""
    >
      <Icon size={24} aria-hidden />
    </Link>
  )
}
