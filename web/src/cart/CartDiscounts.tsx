import { BadgePercent, Sparkles, Ticket, X } from "lucide-react"
import { useShop, useView } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./CartDiscounts.module.css"
import { CouponError } from "./codes/CouponError.tsx"
import { EnteredCode } from "./codes/EnteredCode.tsx"
import { LapsedCodes } from "./codes/LapsedCodes.tsx"
import { useRefusedCodes } from "./codes/useRefusedCodes.ts"
import { cartTexts } from "./texts.ts"

interface ChosenProps {
  readonly name: string
  /** The server refuses the code; the reason is shown below the list. */
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

/** The cart's discounts with a remove button each, the notices about codes, and buttons for more (SPEC §4.2, §8.2). */
export const CartDiscounts = () => {
  const t = useTexts(cartTexts)
  const { send } = useShop()
  const { words } = useFormat()
  const { manualDeals, userDiscount, organisationDiscount, useLoyalty } = useView("cart")
  const refused = useRefusedCodes()
  const given = userDiscount ?? organisationDiscount
  const remove = (code: string) => send({ type: "CouponRemoved", code })
  return (
    <div className={styles.discounts}>
      <ul className={styles.chosen} aria-label={t("discounts")}>
        {given && (
          <Chosen
            name={words(given.descriptions)}
            isRefused={refused.includes(given.couponCode)}
            onRemove={() => remove(given.couponCode)}
          />
        )}
        {manualDeals.map((code) => (
          <Chosen key={code} name={code} isRefused={refused.includes(code)} onRemove={() => remove(code)} />
        ))}
        {useLoyalty && (
          <Chosen name={t("pointsSpent")} onRemove={() => send({ type: "LoyaltyChosen", useLoyalty: false })} />
        )}
      </ul>
      <div aria-live="polite" className={styles.said}>
        <CouponError />
        <LapsedCodes />
        <EnteredCode />
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

/** A button that spends points instead of a discount, if the server allows it (DECISIONS §9). */
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
