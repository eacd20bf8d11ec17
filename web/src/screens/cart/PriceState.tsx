import { useShop, useView } from "../../app/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PriceState.module.css"
import { cartTexts } from "./texts.ts"

/** How sure the total is, read out as it changes (DECISIONS §7). */
export const PriceState = () => (
  <div aria-live="polite" className={styles.place} data-testid="price-state">
    <Standing />
  </div>
)

const Standing = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const validation = useView("validation")
  const again = (
    <Button look="calm" onClick={() => send({ type: "PriceRetried" })}>
      {t("tryAgain")}
    </Button>
  )
  switch (validation._tag) {
    case "Empty":
      return null
    case "Pending":
      return (
        <p className={styles.pending}>
          <span className={styles.wait} aria-hidden /> {t("pending")}
        </p>
      )
    case "Confirmed":
      return <p className={styles.confirmed}>{t("confirmed")}</p>
    case "Refused":
      return (
        <Message tone="wrong">
          <p>{t("refused")}</p>
          <ul>
            {validation.problems.map(({ code, message }) => (
              <li key={code}>{message}</li>
            ))}
          </ul>
          {again}
        </Message>
      )
    case "Unconfirmed":
      return (
        <Message tone="offline">
          <p>{t("unconfirmed")}</p>
          {again}
        </Message>
      )
  }
}
