import { calledOffMoney, type KitchenOrder } from "@skorpe/core/domain/order"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen, useViews } from "../kitchenContext.ts"
import styles from "./EndedOrder.module.css"
import { RefundForm } from "../money/RefundForm.tsx"
import { boardTexts } from "./texts.ts"
import { moneyTexts } from "../money/texts.ts"

/** An order of today that has ended: how, and the way to give its money back. */
export const EndedOrder = ({ order }: { readonly order: KitchenOrder }) => {
  const t = useTexts(boardTexts)
  const m = useTexts(moneyTexts)
  const { send } = useKitchen()
  const { money } = useViews()
  const { orderId, number, status, reason, paymentType } = order
  const isPaidByCard = paymentType === "ADYEN" && order.paymentWithdrawn !== true
  return (
    <article
      className={styles.ended}
      tabIndex={-1}
      data-holds-forms
      data-order={orderId}
      aria-label={t("order", { number: String(number) })}
    >
      <h3 className={styles.number}>{number}</h3>
      <p className={styles.words}>
        {t(`status_${status}`)}
        {reason !== null && (
          <>
            : <bdi>{reason}</bdi>
          </>
        )}
        {calledOffMoney(paymentType, order) === "moneyBack" && (
          <span className={styles.money}>{m("goesBackByItself")}</span>
        )}
      </p>
      {money.refund?.orderId === orderId ? (
        <RefundForm refund={money.refund} />
      ) : (
        status === "completed" &&
        isPaidByCard && (
          <Button look="calm" onClick={() => send({ type: "RefundOpened", orderId, number })}>
            {m("refund")}
          </Button>
        )
      )}
    </article>
  )
}
