import { isSentBefore } from "@skorpe/core/domain/checkout"
import { useEffect, useRef } from "react"
import { ReportOpener } from "../../report/ReportOpener.tsx"
import { RetryButton } from "../../shop/RetryButton.tsx"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { RemoveCodes } from "../../cart/codes/RemoveCodes.tsx"
import { useCodesIn } from "../../cart/codes/useRefusedCodes.ts"
import { ChangeWay } from "./ChangeWay.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { blockText } from "./blocks/blockText.ts"
import { blockTexts } from "./blocks/texts.ts"
import { useToldBlocks } from "./blocks/useToldBlocks.ts"
import styles from "./CheckoutScreen.module.css"
import { NoLongerMember } from "./payment/NoLongerMember.tsx"
import { OrderingFor } from "./payment/OrderingFor.tsx"
import { checkoutTexts } from "./texts.ts"
import { Unpaid } from "./Unpaid.tsx"
import { Leads } from "./waysOn/Leads.tsx"
import { SentBefore } from "./waysOn/SentBefore.tsx"
import { WaysOn } from "./waysOn/WaysOn.tsx"

/** The outcome of a submitted order: uncertain, unpaid, for another payer now, a changed price, or a refusal. */
export const OrderOutcome = () => {
  const box = useRef<HTMLDivElement>(null)
  const { step, problems, priceChange, payerChange } = useView("checkout")
  const isTold = problems.length > 0 || priceChange !== null || payerChange === "asked" || step._tag === "Uncertain"
  // On a phone the order button is always in view, so its outcome is scrolled into view.
  useEffect(() => {
    if (isTold) box.current?.scrollIntoView({ block: "nearest" })
  }, [isTold])
  return (
    <div ref={box} role="alert" className={styles.outcome} data-outcome>
      <Outcome />
    </div>
  )
}

const paymentWords = {
  cancelled: "paymentCancelled",
  closed: "paymentClosed",
  calledOff: "paymentCalledOff",
} as const

const Outcome = () => {
  const t = useTexts(checkoutTexts)
  const why = useTexts(blockTexts)
  const shop = useShop()
  const { money } = useFormat()
  const { step, problems, priceChange, payerChange, paymentFault } = useView("checkout")
  const { blocks } = useToldBlocks()
  const refused = useCodesIn(problems)
  if (step._tag === "Uncertain") {
    return (
      <Message tone="offline">
        <p>
          <strong>{t("uncertainTitle")}</strong>
        </p>
        <p>{t("uncertain")}</p>
        <RetryButton event={{ type: "OrderSubmitted" }} />
        <ReportOpener shop={shop} className={buttonClass("quiet")} />
      </Message>
    )
  }
  if (step._tag === "Paying") return <Unpaid />
  if (step._tag !== "Filling") return null
  if (blocks.some(({ _tag }) => _tag === "NotAMember")) return <NoLongerMember />
  if (payerChange === "asked") {
    return (
      <Message tone="info">
        <p>
          <strong>
            <OrderingFor isNew />
          </strong>
        </p>
        <p>{t("payerAsk")}</p>
      </Message>
    )
  }
  if (paymentFault !== null) {
    return (
      <Message tone="info">
        <p>{t(paymentWords[paymentFault])}</p>
      </Message>
    )
  }
  if (priceChange) {
    return (
      <Message tone="info">
        <p>
          <strong>{t("priceChanged")}</strong>
        </p>
        <p className={styles.change}>
          <del aria-label={`${t("priceBefore")}: ${money(priceChange.before)}`}>{money(priceChange.before)}</del>
          <span aria-hidden>→</span>
          <ins aria-label={`${t("priceNow")}: ${money(priceChange.now)}`}>{money(priceChange.now)}</ins>
        </p>
        <p>{t("priceAsk")}</p>
      </Message>
    )
  }
  if (isSentBefore(problems)) return <SentBefore />
  const obstacles = blocks.flatMap((block) => blockText(why, money, block) ?? [])
  if (problems.length === 0 && obstacles.length > 0) {
    return (
      <Message tone="wrong">
        <ul>
          {obstacles.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <ChangeWay blocks={blocks} />
      </Message>
    )
  }
  if (problems.length === 0) return null
  return (
    <Message tone="wrong">
      <p>{t("refused")}</p>
      <ul>
        {problems.map(({ code, message, coupons }) => (
          <li key={code}>{message || <ProblemWords code={code} isOfCoupon={coupons !== undefined} />}</li>
        ))}
      </ul>
      <WaysOn />
      <Leads />
      <RemoveCodes codes={refused} />
    </Message>
  )
}
