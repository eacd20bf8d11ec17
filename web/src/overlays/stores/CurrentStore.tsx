import { useShop, useView } from "../../app/shopContext.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { panelTexts } from "../texts.ts"
import { FavouriteStore } from "./FavouriteStore.tsx"
import { MethodChoice } from "./MethodChoice.tsx"
import { StoreFacts } from "./StoreFacts.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"

/** The store that is ordered from: how it hands the food over, the way to its menu, and to another one. */
export const CurrentStore = () => {
  const t = useTexts(panelTexts)
  const say = useTexts(findingTexts)
  const { send } = useShop()
  const { store: chosen, hotspot } = useSelectedStore()
  const { current } = useView("store")
  const { storeId } = useView("cart")
  const choose = () => send({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: false } })
  if (chosen === null) {
    return (
      <div className={styles.panel}>
        <p>{t("noStore")}</p>
        <Button onClick={choose}>{t("chooseStore")}</Button>
      </div>
    )
  }
  const here = current?.store.id === chosen.id ? current : null
  // How the food comes is the cart's, so it can be chosen where the cart is, or comes with the first pizza.
  const isCarts = storeId === "" || storeId === chosen.id
  return (
    <section className={styles.panel} aria-label={chosen.name}>
      <h3 className={styles.name}>{chosen.name}</h3>
      {here && isCarts && <MethodChoice store={here.store} waits={(here.status ?? here.store).waitMinutes} />}
      <div className={styles.ways}>
        <PanelLink to={{ _tag: "Menu", storeSlug: chosen.slug }} className={buttonClass()}>
          {t("toMenu")}
        </PanelLink>
        <Button look="calm" onClick={choose}>
          {t("changeStore")}
        </Button>
      </div>
      {here && <StoreFacts store={here.store} status={here.status} hotspot={hotspot} />}
      <FavouriteStore storeId={chosen.id} />
      <PanelLink to={{ _tag: "Store", storeSlug: chosen.slug }} className={styles.about}>
        {say("about")}
      </PanelLink>
    </section>
  )
}
