import { Check } from "lucide-react"
import type { Store } from "@skorpe/core/store"
import { useShop, useView } from "../../app/shopContext.ts"
import { useOpeningText } from "../../screens/stores/useOpeningText.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { usePutAway } from "../usePutAway.ts"
import styles from "./StorePanels.module.css"
import { panelTexts } from "../texts.ts"

interface StoreChoiceProps {
  readonly store: Store
  readonly isChosen: boolean
}

/** One store to choose: from the cart on it changes in place, from anywhere else its menu opens. */
export const StoreChoice = ({ store, isChosen }: StoreChoiceProps) => {
  const { send } = useShop()
  const { screen } = useView("route")
  const putAway = usePutAway()
  const mark = isChosen ? { "data-chosen": true, "aria-current": true } : {}
  if (screen._tag !== "Cart" && screen._tag !== "Checkout") {
    return (
      <PanelLink to={{ _tag: "Menu", storeSlug: store.slug }} className={styles.choice} {...mark}>
        <Words store={store} isChosen={isChosen} />
      </PanelLink>
    )
  }
  const choose = () => {
    send({ type: "StoreChosen", storeSlug: store.slug })
    putAway()
  }
  return (
    <button type="button" className={styles.choice} {...mark} onClick={choose}>
      <Words store={store} isChosen={isChosen} />
    </button>
  )
}

const Words = ({ store, isChosen }: StoreChoiceProps) => {
  const t = useTexts(panelTexts)
  const { open, words } = useOpeningText()(store)
  return (
    <>
      <span className={styles.choiceName}>
        {store.name}
        {isChosen && <Check size={20} aria-label={t("isChosen")} />}
      </span>
      <span className={styles.street}>
        {store.address.street}, {store.address.city}
      </span>
      <span className={styles.opening} data-open={open}>
        {words}
      </span>
    </>
  )
}
