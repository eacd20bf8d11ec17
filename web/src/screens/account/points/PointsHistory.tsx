import type { PointsEntry } from "@skorpe/core/domain/loyalty"
import { useEffect, useRef } from "react"
import { useDays } from "../../../cart/useDays.ts"
import { Button } from "../../../kit/Button.tsx"
import { Link } from "../../../shop/Link.tsx"
import { RetryButton } from "../../../shop/RetryButton.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Points.module.css"
import { pointsTexts } from "./texts.ts"

/** How points were earned and spent; loaded by a button, because few customers look. */
export const PointsHistory = () => {
  const t = useTexts(pointsTexts)
  const { send } = useShop()
  const history = useView("pointsHistory")
  switch (history._tag) {
    case "Closed":
    case "Loading": {
      const isLoading = history._tag === "Loading"
      return (
        <Button
          look="quiet"
          aria-disabled={isLoading}
          onClick={() => !isLoading && send({ type: "PointsHistoryWanted" })}
        >
          {t(isLoading ? "historyLoading" : "showHistory")}
        </Button>
      )
    }
    case "Failed":
      return (
        <div role="alert" className={styles.failed}>
          <p>{t("historyFailed")}</p>
          <RetryButton event={{ type: "PointsHistoryWanted" }} />
        </div>
      )
    case "Loaded":
      return <Entries entries={history.entries} />
  }
}

const Entries = ({ entries }: { readonly entries: readonly PointsEntry[] }) => {
  const t = useTexts(pointsTexts)
  const title = useRef<HTMLHeadingElement>(null)
  // The button is gone, so the heading of what replaced it gets the focus.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className={styles.history}>
      <h3 ref={title} tabIndex={-1}>
        {t("history")}
      </h3>
      {entries.length === 0 ? (
        <p>{t("noHistory")}</p>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={`${entry.kind} ${entry.order?.orderId ?? ""}`} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  )
}

const Entry = ({ entry: { kind, points, at, order } }: { readonly entry: PointsEntry }) => {
  const t = useTexts(pointsTexts)
  const { day } = useDays()
  return (
    <li className={styles.entry}>
      <span className={styles.cause}>
        <strong>{t(kind)}</strong>
        <span className={styles.soft}>
          {day(at)}
          {order && (
            <>
              {" · "}
              <Link to={{ _tag: "Tracking", orderId: order.orderId }}>
                {t("ofOrder", { number: String(order.number) })}
              </Link>
            </>
          )}
        </span>
      </span>
      <span className={styles.change} data-sign={points < 0 ? "minus" : "plus"}>
        {points < 0 ? `−${-points}` : `+${points}`}
      </span>
    </li>
  )
}
