import { Heart } from "lucide-react"
import type { Store } from "@skorpe/core/domain/store"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { StoresOr } from "./StoresOr.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"

/** Chooses the customer's favourite store, or none; one press saves it (SPEC §2.4). */
export const UserStore = () => {
  const t = useTexts(findingTexts)
  const session = useView("session")
  if (session._tag !== "LoggedIn") return <p>{t("logIn")}</p>
  return (
    <div className={styles.panel}>
      <p>{t("defaultLead")}</p>
      <News />
      <StoresOr>{(stores) => <Choices stores={stores} kept={session.user.favoriteStore} />}</StoresOr>
    </div>
  )
}

/** Live region with the state of the save. */
const News = () => {
  const t = useTexts(findingTexts)
  const { step } = useView("defaultStore")
  const said = { idle: "", saving: t("saving"), saved: t("saved"), failed: "" }[step]
  return (
    <>
      <output className={styles.news}>{said}</output>
      {step === "failed" && (
        <p role="alert" className={styles.wrong}>
          {t("saveFailed")}
        </p>
      )}
    </>
  )
}

const Choices = ({ stores, kept }: { readonly stores: readonly Store[]; readonly kept: string | null }) => {
  const t = useTexts(findingTexts)
  const { send } = useShop()
  const { step, wanted } = useView("defaultStore")
  const shown = step === "saving" ? wanted : kept
  return (
    <ul className={styles.list}>
      <li>
        <button
          type="button"
          className={styles.choice}
          aria-pressed={shown === null}
          data-chosen={shown === null ? true : undefined}
          onClick={() => send({ type: "DefaultStoreChosen", storeId: null })}
        >
          <span className={styles.choiceName}>{t("noFavourite")}</span>
          <span className={styles.street}>{t("noFavouriteHint")}</span>
        </button>
      </li>
      {stores.map(({ id, name, address }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choice}
            aria-pressed={id === shown}
            data-chosen={id === shown ? true : undefined}
            onClick={() => send({ type: "DefaultStoreChosen", storeId: id })}
          >
            <span className={styles.choiceName}>
              {name}
              <Heart
                size={24}
                aria-hidden
                className={styles.heart}
                {...(id === shown ? { fill: "currentColor" } : {})}
              />
            </span>
            <span className={styles.street}>
              {address.street}, {address.city}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
