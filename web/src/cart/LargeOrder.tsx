import { storeOfCart } from "@skorpe/core/units/cart"
import { Phone } from "lucide-react"
import { useShop, useView } from "../shop/shopContext.ts"
import { Button, buttonClass } from "../kit/Button.tsx"
import { Message } from "../kit/Message.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./LargeOrder.module.css"
import { cartTexts } from "./texts.ts"
import { TimeChoice, usePicker } from "./time/TimeChoice.tsx"
import { useDays } from "./useDays.ts"

/** The notice about a large order: call the store, or choose another day (SPEC §5, DECISIONS §6). */
export const LargeOrder = () => {
  const t = useTexts(cartTexts)
  const { day } = useDays()
  const cart = useView("cart")
  const { needsManualOrder, needsNextDayOrder, needsRestrictionMessage, shipping } = cart
  // Another store's menu may be shown beside the cart.
  const store = storeOfCart(cart, useView("store"))
  if (needsManualOrder) {
    return (
      <Message tone="info">
        <p>
          <strong>{t("manualTitle")}</strong>
        </p>
        <p>{t("manualText")}</p>
        {store && (
          <a href={`tel:${store.phone}`} className={`${buttonClass("calm")} ${styles.call}`}>
            <Phone size={16} aria-hidden /> {t("call", { store: store.name })}
          </a>
        )}
      </Message>
    )
  }
  if (needsRestrictionMessage) {
    return (
      <Message tone="info">
        <p>
          <strong>{t("largeTitle")}</strong>
        </p>
        <p>{t("largeText")}</p>
        <ChooseDay />
      </Message>
    )
  }
  if (needsNextDayOrder && shipping.requestedTime !== null) {
    return (
      <Message tone="good">
        <p>
          <strong>{t("nextDayTitle", { day: day(shipping.requestedTime) })}</strong>
        </p>
        <p>{t("nextDayText")}</p>
        <ChooseDay />
      </Message>
    )
  }
  return null
}

/** Opens the picker on request; it offers a large order other days only. */
const ChooseDay = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const picker = usePicker()
  if (picker !== null) return <TimeChoice picker={picker} />
  return (
    <Button look="calm" onClick={() => send({ type: "TimingOpened" })}>
      {t("chooseDay")}
    </Button>
  )
}
