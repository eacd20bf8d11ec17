import { buttonClass } from "../kit/Button.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CheckoutPanel.module.css"
import { PanelLink } from "./PanelLink.tsx"
import { panelTexts } from "./texts.ts"

/** The checkout's panel, which only links to the checkout page. */
export const CheckoutPanel = () => {
  const t = useTexts(panelTexts)
  return (
    <div className={styles.ways}>
      <p>{t("payOnPage")}</p>
      <PanelLink to={{ _tag: "Checkout" }} className={buttonClass()}>
        {t("toPayment")}
      </PanelLink>
    </div>
  )
}
