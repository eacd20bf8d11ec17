import { CircleCheck } from "lucide-react"
import { isOfCodes, isTooLarge, mayPass, type SaidBeside, unsaidProblems } from "@skorpe/core/domain/validation"
import { type ValidationView } from "@skorpe/core/units/validation"
import type { Problem } from "@skorpe/core/domain/problem"
import { RetryButton } from "../shop/RetryButton.tsx"
import { useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { Message } from "../kit/Message.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PriceState.module.css"
import { cartTexts } from "./texts.ts"

interface PriceStateProps {
  /** Problems that the page already shows elsewhere. */
  readonly beside: readonly SaidBeside[]
}

/** Live region: whether the server has confirmed, changed or refused the price (DECISIONS §7). */
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
  if (others.length === 0 && !problems.some(isOfCodes)) return null
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
          <li key={problem.code}>{wordsOf(problem)}</li>
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
