import { type MemberDetails, mayDo } from "@skorpe/core/domain/organisation"
import type { PastOrder } from "@skorpe/core/domain/order"
import { useDays } from "../../../cart/useDays.ts"
import { Button } from "../../../kit/Button.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { RetryButton } from "../../../shop/RetryButton.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useFormat } from "../../../shop/useFormat.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { useMemberName } from "../members/useMemberName.ts"
import type { OpenOrganisation } from "../openOrganisation.ts"
import styles from "../Organisation.module.css"
import { ExportOrders } from "./ExportOrders.tsx"
import { companyOrdersTexts } from "./texts.ts"

/** An organisation's orders, newest first, ten at a time: all of them for administrators, a member's own otherwise. */
export const CompanyOrders = ({ open }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(companyOrdersTexts)
  const { send } = useShop()
  const history = useView("orderHistory")
  if (history._tag === "Closed") return null
  const { _tag, orders } = history
  const { members, summary } = open.home
  return (
    <section className={styles.section} aria-labelledby="company-orders">
      <h2 id="company-orders">{t("title")}</h2>
      {mayDo(summary.membership, "readOrders") && <ExportOrders open={open} />}
      {orders.length > 0 && (
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.orderId}>
              <CompanyOrder order={order} members={members} />
            </li>
          ))}
        </ul>
      )}
      {_tag === "Loading" && (
        <div className={styles.wide}>
          <output className="sr-only">{t("loading")}</output>
          <Skeleton height="6rem" />
        </div>
      )}
      {_tag === "Failed" && (
        <div role="alert" className={styles.section}>
          <p>{t("failed")}</p>
          <RetryButton />
        </div>
      )}
      {_tag === "Loaded" && orders.length === 0 && <p className={styles.soft}>{t("none")}</p>}
      {_tag === "Loaded" && history.hasOlder && (
        <Button look="calm" onClick={() => send({ type: "OlderOrdersWanted" })}>
          {t("older")}
        </Button>
      )}
    </section>
  )
}

interface CompanyOrderProps {
  readonly order: PastOrder
  readonly members: readonly MemberDetails[] | null
}

const CompanyOrder = ({ order, members }: CompanyOrderProps) => {
  const t = useTexts(companyOrdersTexts)
  const { money, time } = useFormat()
  const { day } = useDays()
  const { number, placedAt, storeName, lines, total, billingNote } = order
  const date = day(placedAt)
  return (
    <article className={styles.card} aria-label={t("order", { number: String(number) })}>
      <div className={styles.row}>
        <h3>{t("at", { date, time: time(placedAt), store: storeName })}</h3>
        <p>{money(total)}</p>
      </div>
      <p>{lines.map(({ name, quantity }) => t("line", { name, quantity: String(quantity) })).join(", ")}</p>
      <Orderer order={order} members={members} />
      {billingNote !== undefined && <p className={styles.soft}>{t("note", { note: billingNote })}</p>}
    </article>
  )
}

/** Who placed the order, for administrators; a member sees only their own orders. */
const Orderer = ({ order: { customerId }, members }: CompanyOrderProps) => {
  const t = useTexts(companyOrdersTexts)
  const name = useMemberName()
  if (members === null) return null
  const member = members.find((one) => one.customerId === customerId)
  return <p className={styles.soft}>{member === undefined ? t("byFormer") : t("by", { name: name(member) })}</p>
}
