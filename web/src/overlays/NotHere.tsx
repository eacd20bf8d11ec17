import type { Modal } from "@skorpe/core/domain/overlay"
import type { Screen } from "@skorpe/core/domain/route"
import { buttonClass } from "../kit/Button.tsx"
import { Message } from "../kit/Message.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./NotHere.module.css"
import { PanelLink } from "./PanelLink.tsx"
import { useSelectedStore } from "./stores/useSelectedStore.ts"
import { panelTexts } from "./texts.ts"

/** Placeholder of a panel that is not available yet, with a link to a store that can help by phone. */
export const NotHere = ({ modal }: { readonly modal: Modal }) => {
  const t = useTexts(panelTexts)
  const { store } = useSelectedStore()
  if (modal._tag === "Checkout") {
    return (
      <div className={styles.ways}>
        <p>{t("payOnPage")}</p>
        <PanelLink to={{ _tag: "Checkout" }} className={buttonClass()}>
          {t("toPayment")}
        </PanelLink>
      </div>
    )
  }
  const to: Screen = store === null ? { _tag: "Stores" } : { _tag: "Store", storeSlug: store.slug }
  return (
    <div className={styles.ways}>
      <Message tone="info">
        <p>{t("notHere")}</p>
      </Message>
      <PanelLink to={to} className={buttonClass("calm")}>
        {store === null ? t("findNumber") : t("numberOf", { store: store.name })}
      </PanelLink>
    </div>
  )
}
