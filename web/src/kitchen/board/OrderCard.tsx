import { Bike, MapPin, ShoppingBag } from "lucide-react"
import {
  type BoardPlace,
  type KitchenOrder,
  type KitchenReport,
  mayTakeLonger,
  mayTurnDown,
  minutesUntilDue,
} from "@skorpe/core/domain/order"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { formatMoment, formatMoney } from "../../texts/format.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen, useNow, useViews } from "../kitchenContext.ts"
import styles from "./OrderCard.module.css"
import { LaterForm } from "./LaterForm.tsx"
import { OrderLines } from "./OrderLines.tsx"
import { Recipient } from "./Recipient.tsx"
import { RefundForm } from "../money/RefundForm.tsx"
import { RefusalForm } from "./RefusalForm.tsx"
import { boardTexts } from "./texts.ts"
import { moneyTexts } from "../money/texts.ts"

const signs = { carryout: ShoppingBag, delivery: Bike, hotspot: MapPin } as const

const Due = ({ order, place }: { readonly order: KitchenOrder; readonly place: BoardPlace }) => {
  const t = useTexts(boardTexts)
  const { market } = useKitchen()
  const language = useLanguage()
  const now = useNow()
  const moment = (at: number) => formatMoment(market, language, at, now)
  const minutes = minutesUntilDue(order, now)
  const isEarly = place !== "ready" && order.startAt - now >= 60_000
  const isLate = minutes !== null && minutes < 0
  const left = () => {
    if (isEarly) return t("begins", { time: moment(order.startAt) })
    if (minutes === null) return null
    if (isLate) return t("late", { minutes: String(-minutes) })
    return minutes === 0 ? t("dueNow") : t("left", { minutes: String(minutes) })
  }
  const words = left()
  const due = order.deliveryMethod === "carryout" ? "duePickup" : "dueDelivery"
  return (
    <div className={styles.due} data-late={isLate}>
      {words !== null && <p className={styles.left}>{words}</p>}
      {order.estimatedAt !== null && <p>{t(due, { time: moment(order.estimatedAt) })}</p>}
    </div>
  )
}

/** The words on the button of the next step. */
const useNextWords = (report: KitchenReport): string => {
  const t = useTexts(boardTexts)
  switch (report.type) {
    case "Step":
      return t(`next_${report.step}`)
    case "Complete":
      return t("complete")
    case "Accept":
    case "Refuse":
    case "Delay":
    case "Cancel":
      return t("accept")
  }
}

const Next = ({ order, report }: { readonly order: KitchenOrder; readonly report: KitchenReport }) => {
  const t = useTexts(boardTexts)
  const words = useNextWords(report)
  const { send } = useKitchen()
  const { board, reports } = useViews()
  const isPressed = reports.queue.some(({ orderId }) => orderId === order.orderId)
  const isHeld = reports.isHeld || (board._tag === "Shown" && board.isLost)
  return (
    <Button
      className={styles.next}
      aria-disabled={isPressed}
      onClick={() => !isPressed && send({ type: "OrderPressed", orderId: order.orderId, report })}
    >
      {isPressed ? (isHeld ? t("waits") : t("sending")) : words}
    </Button>
  )
}

const Actions = ({ order }: { readonly order: KitchenOrder }) => {
  const t = useTexts(boardTexts)
  const m = useTexts(moneyTexts)
  const { send } = useKitchen()
  const { reports, money } = useViews()
  const { orderId, number, next } = order
  if (reports.refusal?.orderId === orderId) return <RefusalForm refusal={reports.refusal} way={order.deliveryMethod} />
  if (reports.later?.orderId === orderId && order.estimatedAt !== null) {
    return <LaterForm estimatedAt={order.estimatedAt} />
  }
  if (money.refund?.orderId === orderId) return <RefundForm refund={money.refund} />
  return (
    <div className={styles.actions}>
      {next !== null && <Next order={order} report={next} />}
      {mayTakeLonger(order) && (
        <Button look="calm" onClick={() => send({ type: "LaterOpened", orderId })}>
          {t("later")}
        </Button>
      )}
      {mayTurnDown(order) && (
        <Button look="calm" onClick={() => send({ type: "RefusalOpened", orderId })}>
          {order.status === "placed" ? t("refuse") : t("cancel")}
        </Button>
      )}
      {order.paymentType === "ADYEN" && order.paymentWithdrawn !== true && order.status !== "placed" && (
        <Button look="calm" onClick={() => send({ type: "RefundOpened", orderId, number })}>
          {m("refund")}
        </Button>
      )}
    </div>
  )
}

/** An open order, to be read from a metre away: its number, when it is due, what to make, and the next step. */
export const OrderCard = ({ order, place }: { readonly order: KitchenOrder; readonly place: BoardPlace }) => {
  const t = useTexts(boardTexts)
  const { advanceOrderTime, deliveryMethod, number, step, toCollect } = order
  const Sign = signs[deliveryMethod]
  return (
    <article
      className={styles.card}
      tabIndex={-1}
      data-holds-forms
      data-order={order.orderId}
      data-place={place}
      aria-label={t("order", { number: String(number) })}
    >
      <div className={styles.head}>
        <h3 className={styles.number}>{number}</h3>
        <Due order={order} place={place} />
      </div>
      <p className={styles.facts}>
        <span className={styles.fact}>
          <Sign size={24} aria-hidden /> {t(deliveryMethod)}
        </span>
        {place !== "new" && (
          <span className={styles.fact} data-testid="order-state">
            {step === null ? t("accepted") : t(`step_${step}`)}
          </span>
        )}
        {advanceOrderTime !== null && <span className={styles.fact}>{t("wanted")}</span>}
        <span className={styles.fact}>
          {toCollect === 0 ? t("paid") : t("collect", { amount: formatMoney(toCollect) })}
        </span>
        {order.lines.some(({ hasAlcohol }) => hasAlcohol) && <strong className={styles.age}>{t("age")}</strong>}
      </p>
      {order.paymentWithdrawn === true && <Message tone="wrong">{t("paymentWithdrawn")}</Message>}
      <OrderLines lines={order.lines} />
      <Recipient order={order} />
      <Actions order={order} />
    </article>
  )
}
