import { answerTexts } from "@skorpe/core/domain/payment"
import { ReportOpener } from "../../report/ReportOpener.tsx"
import { RetryButton } from "../../shop/RetryButton.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import { paymentTexts } from "./texts.ts"
import type { UnderWay } from "./underWay.ts"

/** A payment's status: why the last attempt failed, who has to act, and what is awaited (SPEC §8.4). */
export const PaymentNews = ({ payment }: { readonly payment: UnderWay }) => {
  const t = useTexts(paymentTexts)
  const language = useLanguage()
  const shop = useShop()
  switch (payment._tag) {
    case "Nothing":
    case "Waiting":
    case "Loading":
      return (
        <>
          <output>{t("loading")}</output>
          <Skeleton height="3.5rem" count={3} />
        </>
      )
    case "Unreachable":
    case "Uncertain":
      return (
        <Message tone="offline">
          <p>{t(payment._tag === "Uncertain" ? "uncertain" : "unreachable")}</p>
          <RetryButton />
        </Message>
      )
    case "Sending":
      return (
        <>
          <output>{t("sending")}</output>
          <Skeleton height="3.5rem" />
        </>
      )
    case "Broken":
      return (
        <Message tone={payment.isAway ? "offline" : "wrong"}>
          <p>{t(payment.isAway ? "away" : "broken")}</p>
          <Problems messages={payment.problems} />
          <RetryButton />
          {!payment.isAway && <ReportOpener shop={shop} className={buttonClass("quiet")} />}
        </Message>
      )
    case "Collecting":
      return <LastTry {...payment} />
    case "Acting":
      return <p>{answerTexts({ resultCode: payment.resultCode, refusalReason: null }, language).told}</p>
    case "Confirming":
      return (
        <Message tone="info">
          <p>
            <strong>{t("confirming")}</strong>
          </p>
          {payment.resultCode !== null && payment.resultCode !== "Authorised" && (
            <p>{answerTexts({ resultCode: payment.resultCode, refusalReason: null }, language).told}</p>
          )}
          {payment.isSlow && <p>{t("slow")}</p>}
        </Message>
      )
  }
}

const Problems = ({
  messages,
}: {
  readonly messages: readonly { readonly code: number; readonly message: string }[]
}) => messages.map(({ code, message }) => <p key={code}>{message}</p>)

/** The problem code: the server starts, changes and cancels no payment while another attempt may still be paid. */
const underWay = 3037

/** Why the last attempt failed; nothing before the first. */
const LastTry = ({ answer, problems }: Extract<UnderWay, { readonly _tag: "Collecting" }>) => {
  const t = useTexts(paymentTexts)
  const language = useLanguage()
  if (answer === null && problems.length === 0) return null
  if (problems.some(({ code }) => code === underWay)) {
    return (
      <Message tone="info">
        <p>{t("moneyUnderWay")}</p>
      </Message>
    )
  }
  const words = answer === null ? null : answerTexts(answer, language)
  return (
    <Message tone="wrong">
      {words && (
        <p>
          <strong>{words.told}</strong>
        </p>
      )}
      {words?.advice && <p>{words.advice}</p>}
      <Problems messages={problems} />
    </Message>
  )
}
