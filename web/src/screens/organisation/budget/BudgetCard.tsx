import { type Spending, spentShare } from "@skorpe/core/domain/organisation"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { organisationTexts } from "../texts.ts"
import styles from "./Budget.module.css"

interface BudgetCardProps {
  readonly id: string
  readonly whose: string
  readonly spending: Spending
}

/** The rest of a month's budget and how it was spent, as a bar and in words. */
export const BudgetCard = ({ id, whose, spending }: BudgetCardProps) => {
  const t = useTexts(organisationTexts)
  const { money } = useFormat()
  const { spent, reserved, limit, left } = spending
  return (
    <article className={styles.budget} aria-labelledby={id}>
      <h3 id={id}>{whose}</h3>
      <p className={styles.left}>
        {left === null ? t("spent", { spent: money(spent) }) : t("left", { left: money(left) })}
      </p>
      <BudgetBar spending={spending} />
      <p className={styles.line}>
        {limit === null ? t("noLimit") : t("spentOf", { spent: money(spent), limit: money(limit) })}
      </p>
      {reserved > 0 && <p className={styles.note}>{t("reserved", { reserved: money(reserved) })}</p>}
    </article>
  )
}

/** The used parts of a limit, as a bar; the words beside it say the same. */
export const BudgetBar = ({ spending }: { readonly spending: Spending }) => {
  const share = spentShare(spending)
  if (share === null) return null
  return (
    <div className={styles.bar} aria-hidden>
      <div className={styles.committed} style={{ width: `${share.committed}%` }} />
      <div className={styles.reserved} style={{ width: `${share.reserved}%` }} />
    </div>
  )
}
