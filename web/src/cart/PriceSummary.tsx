import type { ReactNode } from "react"
import { goodsOf } from "@skorpe/core/domain/validation"
import { useTime, useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./PriceSummary.module.css"
import { cartTexts } from "./texts.ts"

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** The total and its parts: the server's amounts once it has responded, our own until then. */
export const PriceSummary = () => {
  const t = useTexts(cartTexts)
  const { money, moment, words } = useFormat()
  const now = useTime()
  const { totalPrice, expectedTotal, shipping, useLoyalty, userDiscount, organisationDiscount, manualDeals } =
    useView("cart")
  const given = userDiscount ?? organisationDiscount
  const names = given ? [words(given.descriptions)] : manualDeals
  const validation = useView("validation")
  const price = validation._tag === "Confirmed" ? validation.price : null
  const fee = price?.surchargeAmount ?? shipping.price
  return (
    <dl className={styles.summary} data-sure={price !== null}>
      <Row name={t("goods")}>{money(price ? goodsOf(price) : totalPrice)}</Row>
      {price && price.adjustmentAmount !== 0 && (
        <div className={styles.saved}>
          <dt>{useLoyalty ? t("pointsSpent") : t("discountOf", { codes: names.join(", ") })}</dt>
          <dd>{money(price.adjustmentAmount)}</dd>
        </div>
      )}
      {price && price.pantAmount > 0 && <Row name={t("pant")}>{money(price.pantAmount)}</Row>}
      {shipping.method === "carryout" ? (
        <Row name={t("carryout")}>{t("free")}</Row>
      ) : (
        <Row name={shipping.method === "hotspot" ? (shipping.hotspot?.name ?? t("fee")) : t("fee")}>
          {fee === 0 ? t("free") : money(fee)}
        </Row>
      )}
      {shipping.requestedTime !== null && <Row name={t("wanted")}>{moment(shipping.requestedTime, now)}</Row>}
      <div className={styles.total}>
        <dt>{t("total")}</dt>
        <dd data-testid="total">{money(price?.customerAmount ?? expectedTotal)}</dd>
      </div>
      {price && (
        <div className={styles.tax}>
          <dt className="sr-only">{t("taxName")}</dt>
          <dd>{t("tax", { amount: money(price.taxAmount) })}</dd>
        </div>
      )}
      {price && price.pointsAmount > 0 && (
        <div className={styles.points}>
          <dt className="sr-only">{t("points")}</dt>
          <dd>{t("pointsEarned", { count: price.pointsAmount })}</dd>
        </div>
      )}
    </dl>
  )
}
