import { isBroughtFrom } from "@skorpe/core/cart"
import { shelvesOf } from "@skorpe/core/menu"
import type { CurrentStore } from "@skorpe/core/store"
import { Tag } from "lucide-react"
import { useMemo } from "react"
import { useShop, useView } from "../../app/shopContext.ts"
import { useLater } from "../../kit/later.ts"
import { Link } from "../../app/Link.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../stores/useOpeningText.ts"
import { CartBar } from "./CartBar.tsx"
import { lateFound } from "./lateFound.ts"
import styles from "./MenuScreen.module.css"
import { ShelfNav } from "./ShelfNav.tsx"
import { ShelfSection } from "./ShelfSection.tsx"
import { menuTexts } from "./texts.ts"

/** The menu: how the store stands, the shelves to jump to, and everything on them. */
export const MenuLoaded = ({ store, menu, status }: CurrentStore) => {
  const { send } = useShop()
  const { onlyFavourites } = useView("menu")
  const isFinding = useView("search").query.trim() !== "" || onlyFavourites
  const t = useTexts(menuTexts)
  const { open, words } = useOpeningText()(store, status)
  const shelves = useMemo(() => shelvesOf(menu), [menu])
  const waits = (status ?? store).waitMinutes
  const isBrought = isBroughtFrom(useView("cart"), store)
  return (
    <>
      <div className={styles.top}>
        <header className={styles.head}>
          <PageTitle tab={t("tab", { store: store.name })}>{store.name}</PageTitle>
          <p className={styles.standing}>
            <span className={styles.opening} data-open={open}>
              {words}
            </span>
            <span>
              {isBrought
                ? t("brought", { minutes: String(waits.delivery) })
                : t("ready", { minutes: String(waits.pickup) })}
            </span>
            <span>{store.address.street}</span>
            <Link to={{ _tag: "Stores" }}>{t("changeStore")}</Link>
            <button
              type="button"
              className={styles.deals}
              aria-haspopup="dialog"
              onClick={() => send({ type: "ModalOpened", modal: { _tag: "Deals" } })}
            >
              <Tag size={16} aria-hidden /> {t("deals")}
            </button>
          </p>
          {!open && (
            <Message tone="info">
              <p>{t("closedNow")}</p>
            </Message>
          )}
        </header>
      </div>
      <ShelfNav shelves={shelves} isFinding={isFinding} />
      {isFinding && (
        <div className={styles.page}>
          <Found store={store} menu={menu} status={status} />
        </div>
      )}
      <div className={styles.page} hidden={isFinding}>
        {shelves.map((shelf, index) => (
          <ShelfSection
            key={shelf.category}
            shelf={shelf}
            menu={menu}
            storeSlug={store.slug}
            status={status}
            above={shelves.slice(0, index).reduce((sum, { products }) => sum + products.length, 0)}
          />
        ))}
      </div>
      <CartBar />
    </>
  )
}

const Found = (place: CurrentStore) => {
  const t = useTexts(menuTexts)
  const late = useLater(lateFound)
  if (late) return <late.FoundProducts {...place} />
  return (
    <div className={styles.rows} aria-busy="true">
      <output className="sr-only">{t("loading")}</output>
      <Skeleton height="21rem" count={4} />
    </div>
  )
}
