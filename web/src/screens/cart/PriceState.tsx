import { CircleCheck } from "lucide-react"
import { isCouponRefusal, type ValidationView } from "@skorpe/core/validation"
import { RetryButton } from "../../app/RetryButton.tsx"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
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

const Changed = ({ change }: { readonly change: NonNullable<ValidationView["change"]> }) => {
  const t = useTexts(cartTexts)
  const { money, words } = useFormat()
  const { lines } = useView("cart")
  return (
    <Message tone="info">
      <p>
        <strong>{t("changed")}</strong>
      </p>
      <ul>
        {change.lines.map(({ index, from, to }) => (
          <li key={index}>
            {t("lineChanged", { name: words(lines[index]?.name ?? noName), from: money(from), to: money(to) })}
          </li>
        ))}
        {change.total && <li>{t("totalChanged", { from: money(change.total.from), to: money(change.total.to) })}</li>}
      </ul>
    </Message>
  )
}

const noName = { nb: "", sv: "", en: "" }

const Standing = () => {
  const t = useTexts(cartTexts)
  const validation = useView("validation")
  const again = <RetryButton event={{ type: "PriceRetried" }} />
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
      return validation.change === null ? (
        <p className={styles.confirmed}>
          <CircleCheck size={16} aria-hidden /> {t("confirmed")}
        </p>
      ) : (
        <Changed change={validation.change} />
      )
    case "Refused": {
      // What is wrong with a code stands where the codes are.
      const others = validation.problems.filter(({ code }) => !isCouponRefusal(code))
      return (
        <Message tone="wrong">
          <p>
            <strong>{others.length > 0 ? t("refused") : t("refusedCode")}</strong>
          </p>
          <ul>
            {others.map(({ code, message, coupons = [] }) => (
              <li key={code}>
                {coupons.length > 0 && <strong>{coupons.join(", ")}: </strong>}
                {message}
              </li>
            ))}
          </ul>
          {others.length > 0 && again}
        </Message>
      )
    }
    case "Unconfirmed":
      return (
        <Message tone="offline">
          <p>{t("unconfirmed")}</p>
          {again}
        </Message>
      )
  }
}
