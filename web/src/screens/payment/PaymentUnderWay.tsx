import { useFormat } from "../../shop/useFormat.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotCovered } from "./NotCovered.tsx"
import { OtherWays } from "./OtherWays.tsx"
import { PaymentNews } from "./PaymentNews.tsx"
import styles from "./PaymentScreen.module.css"
import { paymentTexts } from "./texts.ts"
import type { UnderWay } from "./underWay.ts"

/**
 * A payment without an outcome yet. The provider's component is only hidden while steps are sent, so that a refusal
 * does not lose what was typed.
 */
export const PaymentUnderWay = ({ payment }: { readonly payment: UnderWay }) => {
  const t = useTexts(paymentTexts)
  const { money, time } = useFormat()
  const isOpen = payment._tag === "Collecting" || payment._tag === "Acting"
  const due = payment._tag === "Collecting" || payment._tag === "Broken" ? payment : null
  const before = due?.payBefore ?? null
  return (
    <div className={styles.page} aria-busy={!isOpen}>
      <PageTitle>{due ? t("titleOf", { total: money(due.total) }) : t("title")}</PageTitle>
      {due !== null && <NotCovered orderId={due.orderId} />}
      {before !== null && <p>{t("payBefore", { time: time(before) })}</p>}
      <div aria-live="polite" className={styles.news}>
        <PaymentNews payment={payment} />
      </div>
      <section aria-label={t("form")} className={styles.form} hidden={!isOpen} data-payment-place />
      <OtherWays payment={payment} />
    </div>
  )
}
