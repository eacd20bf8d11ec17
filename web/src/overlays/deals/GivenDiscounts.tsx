import { fitOf, type Discount } from "@skorpe/core/domain/discount"
import { useShop, useTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Deals.module.css"
import { DealTicket } from "./DealTicket.tsx"
import { dealTexts } from "./texts.ts"

/** The discounts of the customer, or of the organisation that they order for; nothing for a guest. */
export const GivenDiscounts = () => {
  const t = useTexts(dealTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const now = useTime()
  const session = useView("session")
  const { discounts } = useView("offers")
  const { userDiscount, organisationDiscount, storeId, shipping } = useView("cart")
  const chosen = userDiscount ?? organisationDiscount
  const isForCompany = session._tag === "LoggedIn" && session.organisation !== null
  const choose = ({ code, descriptions }: Discount) => {
    const discount = { couponCode: code, descriptions }
    if (chosen?.couponCode === code) return send({ type: "DiscountChosen", choice: { _tag: "Nothing" } })
    const _tag = isForCompany ? "OrganisationDiscount" : "UserDiscount"
    return send({ type: "DiscountChosen", choice: { _tag, discount } })
  }
  if (discounts.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="yours-title">
      <h2 id="yours-title">{t("yours")}</h2>
      <ul className={styles.tickets}>
        {discounts.map((discount) => (
          <DealTicket
            key={discount.code}
            title={words(discount.descriptions)}
            text={discount.code}
            stub={null}
            offer={discount}
            fit={fitOf(discount, { storeId, method: shipping.method, now })}
            isChosen={chosen?.couponCode === discount.code}
            onChoose={() => choose(discount)}
          />
        ))}
      </ul>
    </section>
  )
}
