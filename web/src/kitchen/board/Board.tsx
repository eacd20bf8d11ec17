import { X } from "lucide-react"
import { type BoardPlace, boardPlace, type KitchenOrder } from "@skorpe/core/domain/order"
import type { Note } from "@skorpe/core/kitchen"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Board.module.css"
import { useKitchen, useViews } from "../kitchenContext.ts"
import { EndedOrder } from "./EndedOrder.tsx"
import { OrderCard } from "./OrderCard.tsx"
import { boardTexts } from "./texts.ts"
import { kitchenTexts } from "../texts.ts"

const places = ["new", "making", "ready"] as const
const nothing = { new: "noNew", making: "noMaking", ready: "noReady" } as const

const Column = ({ place, orders }: { readonly place: BoardPlace; readonly orders: readonly KitchenOrder[] }) => {
  const t = useTexts(boardTexts)
  return (
    <section className={styles.column} data-place={place} aria-labelledby={`place-${place}`}>
      <h2 id={`place-${place}`} className={styles.title}>
        {t(place)} <span className={styles.count}>{orders.length}</span>
      </h2>
      {orders.length === 0 ? (
        <p className={styles.nothing}>{t(nothing[place])}</p>
      ) : (
        <ul className={styles.cards}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <OrderCard order={order} place={place} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const NoteLine = ({ note }: { readonly note: Note }) => {
  const t = useTexts(boardTexts)
  const { send } = useKitchen()
  const number = String(note.number)
  return (
    <Message tone="info">
      <div className={styles.note}>
        <p>
          {note._tag === "Overtaken"
            ? t("overtaken", { number, status: t(`status_${note.status}`) })
            : t("notTaken", { number })}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={t("close")}
          onClick={() => send({ type: "NoteClosed", id: note.id })}
        >
          <X size={24} aria-hidden />
        </button>
      </div>
    </Message>
  )
}

const Ended = ({ orders }: { readonly orders: readonly KitchenOrder[] }) => {
  const t = useTexts(boardTexts)
  if (orders.length === 0) return null
  return (
    <section className={styles.ended} aria-labelledby="ended">
      <h2 id="ended" className={styles.title}>
        {t("ended")}
      </h2>
      <ul className={styles.endedOrders}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <EndedOrder order={order} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The orders of the store: new ones first and largest, then what is made, then what is ready. */
export const Board = () => {
  const t = useTexts(kitchenTexts)
  const { board, reports } = useViews()
  if (board._tag !== "Shown") return <p className={styles.nothing}>{t("loading")}</p>
  return (
    <>
      <output className={styles.notes}>
        {reports.notes.map((note) => (
          <NoteLine key={note.id} note={note} />
        ))}
      </output>
      <div className={styles.board}>
        {places.map((place) => (
          <Column key={place} place={place} orders={board.orders.filter((order) => boardPlace(order) === place)} />
        ))}
      </div>
      <Ended orders={board.ended} />
    </>
  )
}
