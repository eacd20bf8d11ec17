import { CircleCheck } from "lucide-react"
import {
  isCouponRefusal,
  isTooLarge,
  mayPass,
  type SaidBeside,
  unsaidProblems,
  type ValidationView,
} from "@skorpe/core/validation"
import type { Problem } from "@skorpe/core/problem"
import { RetryButton } from "../../app/RetryButton.tsx"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PriceState.module.css"
import { cartTexts } from "./texts.ts"

interface PriceStateProps {
  /** What the page says of the cart beside this. */
  readonly beside: readonly SaidBeside[]
}

/** How sure the total is, read out as it changes (DECISIONS §7). */
export const PriceState = ({ beside }: PriceStateProps) => (
  <div aria-live="polite" className={styles.place} data-testid="price-state">
    <Standing beside={beside} />
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

const Refused = ({ problems, beside }: PriceStateProps & { readonly problems: readonly Problem[] }) => {
  const t = useTexts(cartTexts)
  const { needsManualOrder, needsRestrictionMessage } = useView("cart")
  const others = unsaidProblems(problems, beside)
  const isOfCodes = problems.some(({ code }) => isCouponRefusal(code))
  if (others.length === 0 && !isOfCodes) return null
  const wordsOf = (problem: Problem): string => {
    if (!isTooLarge(problem)) return problem.message
    if (needsManualOrder) return t("manualText")
    return needsRestrictionMessage ? t("largeText") : problem.message
  }
  return (
    <Message tone="wrong">
      <p>
        <strong>{others.length > 0 ? t("refused") : t("refusedCode")}</strong>
      </p>
      <ul>
        {others.map((problem) => (
          <li key={problem.code}>
            {problem.coupons && <strong>{problem.coupons.join(", ")}: </strong>}
            {wordsOf(problem)}
          </li>
        ))}
      </ul>
      {mayPass(problems) && <RetryButton event={{ type: "PriceRetried" }} />}
    </Message>
  )
}

const Standing = ({ beside }: PriceStateProps) => {
  const t = useTexts(cartTexts)
  const validation = useView("validation")
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
    case "Refused":
      return <Refused problems={validation.problems} beside={beside} />
    case "Unconfirmed":
      return (
        <Message tone="offline">
          <p>{t("unconfirmed")}</p>
          <RetryButton event={{ type: "PriceRetried" }} />
        </Message>
      )
  }
}
