import { isDeliveredFrom } from "@skorpe/core/units/cart"
import { shelvesOf } from "@skorpe/core/domain/menu"
import type { CurrentStore } from "@skorpe/core/units/store"
import { Tag } from "lucide-react"
import { useMemo } from "react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { Link } from "../../shop/Link.tsx"
import { Message } from "../../kit/Message.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import { CartInSight } from "./CartInSight.tsx"
import { lazyFound } from "./lazyFound.ts"
import styles from "./MenuScreen.module.css"
import { ShelfNav } from "./ShelfNav.tsx"
import { ShelfSection } from "./ShelfSection.tsx"
import { menuTexts } from "./texts.ts"

/** The loaded menu: the store's opening hours and waiting time, links to the shelves, and all products. */
export const MenuLoaded = ({ store, menu, status }: CurrentStore) => {
  const { send } = useShop()
  const { onlyFavourites } = useView("menu")
  const isFinding = useView("search").query.trim() !== "" || onlyFavourites
  const t = useTexts(menuTexts)
  const { open, words } = useOpeningText()(store, status)
  const shelves = useMemo(() => shelvesOf(menu), [menu])
  const waits = (status ?? store).waitMinutes
  const isBrought = isDeliveredFrom(useView("cart"), store)
  return (
    <>
      <div className={styles.top}>
        <header className={styles.head}>
          <PageTitle tab={t("tab", { store: store.name })}>{store.name}</PageTitle>
          <p className={styles.standing}>
            <span className={styles.opening} data-open={open}>
              {words}
            </span>
            {open && (
              <span>
                {isBrought
                  ? t("brought", { minutes: String(waits.delivery) })
                  : t("ready", { minutes: String(waits.pickup) })}
              </span>
            )}
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
      <div className={styles.desk} data-open={open}>
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
              before={shelves.slice(0, index).reduce((sum, { products }) => sum + products.length, 0)}
            />
          ))}
        </div>
        <CartInSight beside />
      </div>
    </>
  )
}

const Found = (place: CurrentStore) => {
  const t = useTexts(menuTexts)
  const found = useLazyPart(lazyFound)
  if (found) return <found.FoundProducts {...place} />
  return (
    <div className={styles.rows} aria-busy="true">
      <output className="sr-only">{t("loading")}</output>
      <Skeleton height="21rem" count={4} />
    </div>
  )
}
