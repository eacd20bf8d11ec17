import { useShop, useView } from "../../app/shopContext.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { StoreFacts } from "./StoreFacts.tsx"
import styles from "./StorePanels.module.css"
import { panelTexts } from "../texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

/** The store that is ordered from, the way to its menu, and the way to another one. */
export const CurrentStore = () => {
  const t = useTexts(panelTexts)
  const { send } = useShop()
  const { store: chosen, hotspot } = useSelectedStore()
  const { current } = useView("store")
  const choose = () => send({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: false } })
  if (chosen === null) {
    return (
      <div className={styles.panel}>
        <p>{t("noStore")}</p>
        <Button onClick={choose}>{t("chooseStore")}</Button>
      </div>
    )
  }
  return (
    <section className={styles.panel} aria-label={chosen.name}>
      <h3 className={styles.name}>{chosen.name}</h3>
      {current?.store.id === chosen.id && (
        <StoreFacts store={current.store} status={current.status} hotspot={hotspot} />
      )}
      <div className={styles.ways}>
        <PanelLink to={{ _tag: "Menu", storeSlug: chosen.slug }} className={buttonClass()}>
          {t("toMenu")}
        </PanelLink>
        <Button look="calm" onClick={choose}>
          {t("changeStore")}
        </Button>
      </div>
    </section>
  )
}
