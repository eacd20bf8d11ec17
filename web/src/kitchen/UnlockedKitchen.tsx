import { Bell, BellOff } from "lucide-react"
import type { KitchenPanel, KitchenStore } from "@skorpe/core/kitchen"
import { Button } from "../kit/Button.tsx"
import { Message } from "../kit/Message.tsx"
import { formatMoney, formatTime } from "../texts/format.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { Board } from "./board/Board.tsx"
import { useKitchen, useNow, useViews } from "./kitchenContext.ts"
import { MoneyPanel } from "./money/MoneyPanel.tsx"
import styles from "./UnlockedKitchen.module.css"
import { StorePanel } from "./store/StorePanel.tsx"
import { kitchenTexts } from "./texts.ts"
import { boardTexts } from "./board/texts.ts"
import { moneyTexts } from "./money/texts.ts"

const panels = ["orders", "store", "money"] as const

const Sound = () => {
  const t = useTexts(kitchenTexts)
  const { send } = useKitchen()
  const { tablet } = useViews()
  const Sign = tablet.isMuted ? BellOff : Bell
  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={!tablet.isMuted}
      onClick={() => send({ type: "SoundSwitched" })}
    >
      <Sign size={24} aria-hidden />{" "}
      <span className={styles.words}>{tablet.isMuted ? t("soundOff") : t("soundOn")}</span>
    </button>
  )
}

/** How many things wait in each panel. */
const useCounts = (): Readonly<Record<KitchenPanel, number>> => {
  const { board, stock, money } = useViews()
  return {
    orders: board._tag === "Shown" ? board.orders.length : 0,
    store: stock._tag === "Shown" ? stock.soldOut.length : 0,
    money: money.matters?.length ?? 0,
  }
}

const Contact = () => {
  const t = useTexts(kitchenTexts)
  const m = useTexts(moneyTexts)
  const b = useTexts(boardTexts)
  const { market, send } = useKitchen()
  const { board, money, reports, tablet } = useViews()
  const isLost = board._tag !== "Closed" && board.isLost
  return (
    <output className={styles.contact}>
      {isLost && (
        <Message tone="offline">
          <p>
            {board._tag === "Shown" ? t("lost", { time: formatTime(market, board.freshAt) }) : t("lostAtStart")}{" "}
            {reports.queue.length > 0 && t("held", { count: reports.queue.length })}
          </p>
        </Message>
      )}
      {money.refunded !== null && (
        <Message tone="good">
          <div className={styles.told}>
            <p>
              {m("refunded", {
                number: String(money.refunded.number ?? ""),
                amount: money.refunded.amount === null ? m("rest") : formatMoney(money.refunded.amount),
              })}
            </p>
            <Button look="calm" onClick={() => send({ type: "RefundClosed" })}>
              {b("close")}
            </Button>
          </div>
        </Message>
      )}
      {!tablet.isAudible && !tablet.isMuted && (
        <Message tone="info">
          <p>{t("touch")}</p>
        </Message>
      )}
    </output>
  )
}

const Panel = ({ panel }: { readonly panel: KitchenPanel }) => {
  switch (panel) {
    case "orders":
      return <Board />
    case "store":
      return <StorePanel />
    case "money":
      return <MoneyPanel />
  }
}

/** The unlocked page of a store: its orders, its stock and its money, and whether it is in contact. */
export const UnlockedKitchen = ({ store, panel }: { readonly store: KitchenStore; readonly panel: KitchenPanel }) => {
  const t = useTexts(kitchenTexts)
  const { market, send } = useKitchen()
  const now = useNow()
  const counts = useCounts()
  return (
    <>
      <header className={styles.bar}>
        <h1 className={styles.name} tabIndex={-1}>
          {store.name}
        </h1>
        <p className={styles.clock}>{formatTime(market, now)}</p>
        <Sound />
        <nav className={styles.panels} aria-label={t("panels")}>
          {panels.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.panel}
              aria-current={one === panel ? "page" : undefined}
              onClick={() => send({ type: "PanelOpened", panel: one })}
            >
              {t(one)} {counts[one] > 0 && <span className={styles.count}>{counts[one]}</span>}
            </button>
          ))}
        </nav>
      </header>
      <main className={styles.main}>
        <Contact />
        <Panel panel={panel} />
      </main>
    </>
  )
}
