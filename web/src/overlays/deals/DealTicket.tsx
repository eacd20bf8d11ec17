import { Check, Percent } from "lucide-react"
import type { ReactNode } from "react"
import type { Fit } from "@skorpe/core/domain/discount"
import type { Minor } from "@skorpe/core/domain/money"
import type { DeliveryMethod } from "@skorpe/core/domain/order"
import { useFormat } from "../../shop/useFormat.ts"
import { useDays } from "../../cart/useDays.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Deals.module.css"
import { dealTexts } from "./texts.ts"

interface Terms {
  readonly deliveryMethods: readonly DeliveryMethod[]
  readonly validFrom?: number | null
  readonly validUntil: number | null
  readonly minimum?: Minor
}

interface DealTicketProps {
  readonly title: string
  readonly text: string
  /** The price on the ticket's stub; `null` shows an icon. */
  readonly stub: string | null
  readonly offer: Terms
  readonly fit: Fit
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** A note about the offer, below it. */
  readonly note?: ReactNode
}

const useTerms = ({ deliveryMethods, validFrom, validUntil, minimum }: Terms, fit: Fit): readonly string[] => {
  const t = useTexts(dealTexts)
  const { money } = useFormat()
  const { day } = useDays()
  const isBrought = !deliveryMethods.includes("carryout")
  const isCollected = deliveryMethods.every((method) => method === "carryout")
  return [
    isCollected ? t("onlyCarryout") : "",
    isBrought ? t("onlyDelivery") : "",
    minimum !== undefined && minimum > 0 ? t("atLeast", { amount: money(minimum) }) : "",
    fit === "notYet" && validFrom ? t("from", { day: day(validFrom) }) : "",
    fit === "otherStore" ? t("otherStore") : "",
    validUntil === null ? "" : t("until", { day: day(validUntil) }),
  ].filter(Boolean)
}

/** A deal or a discount as a ticket: a toggle button that applies or removes it. */
export const DealTicket = ({ title, text, stub, offer, fit, isChosen, onChoose, note }: DealTicketProps) => {
  const t = useTexts(dealTexts)
  const terms = useTerms(offer, fit)
  const canBeChosen = fit === "fits" || fit === "otherWay"
  return (
    <li>
      <button
        type="button"
        className={styles.ticket}
        aria-pressed={isChosen}
        aria-disabled={!canBeChosen}
        onClick={() => canBeChosen && onChoose()}
      >
        <span className={styles.stub}>{stub ?? <Percent size={34} strokeWidth={2.6} aria-hidden />}</span>
        <span className={styles.body}>
          <strong>{title}</strong>
          <span>{text}</span>
          <small>{terms.join(" · ")}</small>
          {isChosen && (
            <span className={styles.mark}>
              <Check size={16} strokeWidth={3} aria-hidden /> {t("chosen")}
            </span>
          )}
        </span>
      </button>
      {note}
    </li>
  )
}
