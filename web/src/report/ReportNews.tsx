import type { Market } from "@skorpe/core/domain/market"
import { Message } from "../kit/Message.tsx"
import { useLanguage, useTexts } from "../texts/DictionaryContext.tsx"
import { formatDay } from "./formatDay.ts"
import type { Receipt, Report, Setback } from "./model.ts"
import styles from "./ReportSheet.module.css"
import { reportTexts } from "./texts.ts"

const secondsInMinute = 60
const minutesInHour = 60

interface ReportNewsProps {
  readonly report: Report
  readonly market: Market
}

/** A report's status in a live region: that it is being made, why it was not kept, or its code. */
export const ReportNews = ({ report, market }: ReportNewsProps) => (
  <output className={styles.news}>
    <News report={report} market={market} />
  </output>
)

const News = ({ report, market }: ReportNewsProps) => {
  const t = useTexts(reportTexts)
  switch (report._tag) {
    case "Preparing":
      return <p>{t("preparing")}</p>
    case "Unprepared":
      return <Wrong words={t("unprepared")} />
    case "Ready":
      return report.setback === null ? null : <PutOff setback={report.setback} />
    case "Sending":
      return null
    case "Unsendable":
      return <Wrong words={t(report.hindrance)} />
    case "Sent":
      return <Thanks receipt={report.receipt} market={market} />
  }
}

const PutOff = ({ setback }: { readonly setback: Setback }) => {
  const t = useTexts(reportTexts)
  if (typeof setback === "string") return <Wrong words={t(setback)} />
  if (setback.wait === null) return <Wrong words={t("tooMany")} />
  const minutes = Math.max(1, Math.ceil(setback.wait / secondsInMinute))
  return (
    <Wrong
      words={
        minutes < minutesInHour
          ? t("tooManyMinutes", { count: minutes })
          : t("tooManyHours", { count: Math.ceil(minutes / minutesInHour) })
      }
    />
  )
}

const Wrong = ({ words }: { readonly words: string }) => (
  <Message tone="wrong">
    <p>{words}</p>
  </Message>
)

const Thanks = ({ receipt, market }: { readonly receipt: Receipt; readonly market: Market }) => {
  const t = useTexts(reportTexts)
  const day = formatDay(market, useLanguage(), receipt.keptUntil)
  return (
    <Message tone="good">
      <p>{t("sent")}</p>
      <p>
        {t("reference")}
        <strong className={styles.reference}>{receipt.reference}</strong>
      </p>
      <p>{t("tellIt", { day })}</p>
    </Message>
  )
}
