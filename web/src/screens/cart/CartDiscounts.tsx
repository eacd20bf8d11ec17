import { BadgePercent, Sparkles, Ticket, X } from "lucide-react"
import { saidOfCode } from "@skorpe/core/discount"
import { useShop, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CartDiscounts.module.css"
import { cartTexts } from "./texts.ts"

interface ChosenProps {
  readonly name: string
  /** The server does not take it: why stands below. */
  readonly isRefused?: boolean
  readonly onRemove: () => void
}

const Chosen = ({ name, isRefused = false, onRemove }: ChosenProps) => {
  const t = useTexts(cartTexts)
  return (
    <li data-refused={isRefused || undefined}>
      <Ticket size={16} aria-hidden />
      <span>
        {name}
        {isRefused && <small>{t("codeRefused")}</small>}
      </span>
      <button type="button" aria-label={t("removeCode", { code: name })} onClick={onRemove}>
        <X size={16} aria-hidden />
      </button>
    </li>
  )
}

/** What is taken off the price, each with its cross; what is wrong with a code; and the ways to more (SPEC §4.2, §8.2). */
export const CartDiscounts = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const { manualDeals, userDiscount, organisationDiscount, useLoyalty } = useView("cart")
  const validation = useView("validation")
  const { couponError } = validation
  const isRefused = (code: string) => validation._tag === "Refused" && saidOfCode(validation.problems, code).length > 0
  const given = userDiscount ?? organisationDiscount
  const none = () => send({ type: "DiscountChosen", choice: { _tag: "Nothing" } })
  const without = (code: string) => {
    const codes = manualDeals.filter((one) => one !== code)
    send({ type: "DiscountChosen", choice: { _tag: "ManualDeals", codes } })
  }
  return (
    <div className={styles.discounts}>
      <ul className={styles.chosen} aria-label={t("discounts")}>
        {given && <Chosen name={words(given.descriptions)} isRefused={isRefused(given.couponCode)} onRemove={none} />}
        {manualDeals.map((code) => (
          <Chosen key={code} name={code} isRefused={isRefused(code)} onRemove={() => without(code)} />
        ))}
        {useLoyalty && (
          <Chosen name={t("pointsSpent")} onRemove={() => send({ type: "LoyaltyChosen", useLoyalty: false })} />
        )}
      </ul>
      <div aria-live="polite">
        {couponError !== null && (
          <Message tone="wrong">
            <p>{couponError}</p>
          </Message>
        )}
      </div>
      <UsePoints />
      <div className={styles.ways}>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => send({ type: "ModalOpened", modal: { _tag: "Deals" } })}
        >
          <BadgePercent size={16} aria-hidden /> {t("seeDeals")}
        </button>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })}
        >
          <Ticket size={16} aria-hidden /> {t("haveCode")}
        </button>
      </div>
    </div>
  )
}

/** Points in place of a discount, where the server says that they would do (DECISIONS §9). */
const UsePoints = () => {
  const t = useTexts(cartTexts)
  const { market, send } = useShop()
  const { money } = useFormat()
  const { useLoyalty } = useView("cart")
  const validation = useView("validation")
  const mayUse = validation._tag === "Confirmed" && validation.price.canUseLoyaltyDiscount
  if (useLoyalty || !mayUse || market.loyalty === null) return null
  const { reward, rewardPoints } = market.loyalty
  return (
    <button type="button" className={styles.spend} onClick={() => send({ type: "LoyaltyChosen", useLoyalty: true })}>
      <Sparkles size={16} aria-hidden />
      {t("usePoints", { points: String(rewardPoints), reward: money(reward) })}
    </button>
  )
}
