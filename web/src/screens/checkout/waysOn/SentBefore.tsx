import { Button } from "../../../kit/Button.tsx"
import { Message } from "../../../kit/Message.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { CallStore } from "./CallStore.tsx"
import { proofTexts } from "./texts.ts"

/**
 * Says that the cart was sent before and that its order cannot be shown here; the customer can call the store, or send
 * it as a new order.
 */
export const SentBefore = () => {
  const t = useTexts(proofTexts)
  const { send } = useShop()
  return (
    <Message tone="info">
      <p>
        <strong>{t("sentBefore")}</strong>
      </p>
      <p>{t("sentBeforeText")}</p>
      <p>{t("sentBeforeAsk")}</p>
      <p className={styles.ways}>
        <CallStore />
        <Button look="calm" onClick={() => send({ type: "NewOrderChosen" })}>
          {t("sendAnew")}
        </Button>
      </p>
    </Message>
  )
}
