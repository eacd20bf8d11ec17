import { Button, buttonClass } from "../../../kit/Button.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { Link } from "../../../shop/Link.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { Opening } from "../../../stores/StoreParts.tsx"
import { useOpeningText } from "../../../stores/useOpeningText.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../Account.module.css"
import { ownStoreTexts } from "./texts.ts"

/** The store that a customer orders from by default, with buttons to choose another or none (SPEC §2.4, §3). */
export const OwnStore = ({ storeId }: { readonly storeId: string | null }) => {
  const t = useTexts(ownStoreTexts)
  const { send } = useShop()
  return (
    <section className={styles.section} aria-labelledby="own-store">
      <h2 id="own-store">{t("title")}</h2>
      {storeId === null ? <p>{t("lead")}</p> : <Chosen storeId={storeId} />}
      <Button
        look="calm"
        aria-haspopup="dialog"
        onClick={() => send({ type: "ModalOpened", modal: { _tag: "UserStore" } })}
      >
        {t(storeId === null ? "choose" : "change")}
      </Button>
    </section>
  )
}

const Chosen = ({ storeId }: { readonly storeId: string }) => {
  const t = useTexts(ownStoreTexts)
  const { list } = useView("store")
  const openingOf = useOpeningText()
  if (list._tag === "Failed" || list._tag === "Missing") return <OutOfReach words={t("failed")} />
  if (list._tag !== "Loaded") {
    return (
      <div className={styles.waiting} aria-busy="true">
        <p className="sr-only">{t("loading")}</p>
        <Skeleton height="6rem" />
      </div>
    )
  }
  const store = list.value.find(({ id }) => id === storeId)
  if (store === undefined) return <p>{t("gone")}</p>
  return (
    <div className={styles.card}>
      <h3>{store.name}</h3>
      <p>
        {store.address.street}, {store.address.postalCode} {store.address.city}
      </p>
      <Opening {...openingOf(store)} />
      <p>
        <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={buttonClass("calm")}>
          {t("toMenu")}
        </Link>
      </p>
    </div>
  )
}
