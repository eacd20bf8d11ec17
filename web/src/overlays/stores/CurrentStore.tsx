import { useShop, useView } from "../../shop/shopContext.ts"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { useOpeningText } from "../../stores/useOpeningText.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { panelTexts } from "../texts.ts"
import { FavouriteStore } from "./FavouriteStore.tsx"
import { MethodChoice } from "./MethodChoice.tsx"
import { StoreFacts } from "./StoreFacts.tsx"
import styles from "./StorePanels.module.css"
import { findingTexts } from "./texts.ts"
import { useSelectedStore } from "./useSelectedStore.ts"
import { useStoreInPanel } from "./useStoreInPanel.ts"

/** A store to order from: its delivery methods, its facts, and links to its menu and to other stores. */
export const CurrentStore = ({ ofCart }: { readonly ofCart: boolean }) => {
  const t = useTexts(panelTexts)
  const say = useTexts(findingTexts)
  const { send } = useShop()
  const { hotspot } = useSelectedStore()
  const { storeId } = useView("cart")
  const openingText = useOpeningText()
  const shown = useStoreInPanel(ofCart)
  const choose = () => send({ type: "ModalOpened", modal: { _tag: "StoreSelector", showCurrentStore: false } })
  if (shown === null) {
    return (
      <div className={styles.panel}>
        <p>{t("noStore")}</p>
        <Button onClick={choose}>{t("chooseStore")}</Button>
      </div>
    )
  }
  const { store, details, status } = shown
  const isOpen = details !== null && openingText(details, status).open
  // The delivery method belongs to the cart, so it can be chosen only for the cart's store, or with an empty cart.
  const isCarts = storeId === "" || storeId === store.id
  return (
    <section className={styles.panel} aria-label={store.name}>
      <h3 className={styles.name}>{store.name}</h3>
      {details && isCarts && <MethodChoice store={details} waits={isOpen ? (status ?? details).waitMinutes : null} />}
      <div className={styles.ways}>
        <PanelLink to={{ _tag: "Menu", storeSlug: store.slug }} className={buttonClass()}>
          {t("toMenu")}
        </PanelLink>
        <Button look="calm" onClick={choose}>
          {t("changeStore")}
        </Button>
      </div>
      {details && <StoreFacts store={details} status={status} hotspot={hotspot} />}
      <FavouriteStore storeId={store.id} />
      <PanelLink to={{ _tag: "Store", storeSlug: store.slug }} className={styles.about}>
        {say("about")}
      </PanelLink>
    </section>
  )
}
