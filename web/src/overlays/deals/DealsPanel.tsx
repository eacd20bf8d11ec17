import { Ticket } from "lucide-react"
import { CouponError } from "../../cart/codes/CouponError.tsx"
import { fitOf } from "@skorpe/core/domain/discount"
import { RetryButton } from "../../shop/RetryButton.tsx"
import { useShop, useTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Deals.module.css"
import { DealGoods } from "./DealGoods.tsx"
import { DealNote } from "./DealNote.tsx"
import { DealTicket } from "./DealTicket.tsx"
import { GivenDiscounts } from "./GivenDiscounts.tsx"
import { dealTexts } from "./texts.ts"

/** All discounts: the customer's own, the shop's deals, and a code (SPEC §2.4). */
export const DealsPanel = () => {
  const t = useTexts(dealTexts)
  const { send } = useShop()
  return (
    <div className={styles.panel}>
      <div aria-live="polite" className={styles.error}>
        <CouponError />
      </div>
      <GivenDiscounts />
      <Deals />
      <Button
        look="calm"
        aria-haspopup="dialog"
        onClick={() => send({ type: "DialogOpened", dialog: { _tag: "CouponCodes" } })}
      >
        <Ticket size={16} aria-hidden /> {t("haveCode")}
      </Button>
    </div>
  )
}

const Deals = () => {
  const t = useTexts(dealTexts)
  const { send } = useShop()
  const { words, money } = useFormat()
  const now = useTime()
  const { step, deals, discounts } = useView("offers")
  const { manualDeals, storeId, shipping } = useView("cart")
  const entered = useView("coupon").code
  const { current } = useView("store")
  const at = { storeId: storeId === "" ? (current?.store.id ?? "") : storeId, method: shipping.method, now }
  const shown = deals
    .map((deal) => ({ deal, fit: fitOf(deal, at) }))
    .filter(({ fit }) => fit === "fits" || fit === "otherWay")
    .toSorted((one, other) => one.deal.priority - other.deal.priority)
  if (step === "failed" && deals.length === 0) {
    return (
      <Message tone="offline">
        <p>{t("failed")}</p>
        <RetryButton event={{ type: "OffersRetried" }} />
      </Message>
    )
  }
  if (step !== "loaded" && deals.length === 0) {
    return (
      <div aria-busy="true" className={styles.tickets}>
        <output className="sr-only">{t("loading")}</output>
        <Skeleton height="7rem" />
        <Skeleton height="7rem" />
      </div>
    )
  }
  if (shown.length === 0) return discounts.length === 0 ? <p>{t("nothing")}</p> : null
  return (
    <section className={styles.section} aria-labelledby="deals-title">
      <h2 id="deals-title">{t("deals")}</h2>
      <ul className={styles.tickets}>
        {shown.map(({ deal, fit }) => {
          const isChosen = manualDeals.includes(deal.code)
          return (
            <DealTicket
              key={deal.code}
              title={words(deal.title)}
              text={words(deal.description)}
              stub={deal.price === null ? null : money(deal.price)}
              offer={deal}
              fit={fit}
              isChosen={isChosen}
              onChoose={() =>
                send(isChosen ? { type: "CouponRemoved", code: deal.code } : { type: "DealPicked", code: deal.code })
              }
              note={
                <>
                  <DealNote code={deal.code} />
                  {(isChosen || entered === deal.code) && <DealGoods codes={deal.products ?? []} />}
                </>
              }
            />
          )
        })}
      </ul>
    </section>
  )
}
