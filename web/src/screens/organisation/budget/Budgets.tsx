import type { Balance } from "@skorpe/core/domain/organisation"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Budget.module.css"
import page from "../Organisation.module.css"
import { organisationTexts } from "../texts.ts"
import { BudgetCard } from "./BudgetCard.tsx"

/** The month's budget: the whole organisation's, for administrators, and the customer's own. */
export const Budgets = ({ balance: { own, organisation } }: { readonly balance: Balance }) => {
  const t = useTexts(organisationTexts)
  return (
    <section className={page.section} aria-labelledby="budget">
      <h2 id="budget">{t("month")}</h2>
      <div className={styles.budgets}>
        {organisation !== null && <BudgetCard id="budget-whole" whose={t("whole")} spending={organisation} />}
        <BudgetCard id="budget-own" whose={t("own")} spending={own} />
      </div>
    </section>
  )
}
