import type { Market } from "@skorpe/core/domain/market"
import { useLayoutEffect, useRef } from "react"
import { Button, buttonClass } from "../kit/Button.tsx"
import { Sheet } from "../kit/Sheet.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { CopiedCode } from "./CopiedCode.tsx"
import { inspectorAddress } from "./inspectorTab.ts"
import type { Exported, Report, ReportEvent } from "./model.ts"
import styles from "./ReportSheet.module.css"
import { ReportNews } from "./ReportNews.tsx"
import { reportTexts } from "./texts.ts"
import { WhatIsSent } from "./WhatIsSent.tsx"

interface ReportSheetProps {
  readonly report: Report
  readonly market: Market
  /** The code of the report that was sent before, if one was. */
  readonly before: string | null
  readonly isOpen: boolean
  /** The element that gets the focus back; the page's title if it is gone, such as a notice that has ended. */
  readonly opener: HTMLElement | null
  readonly tell: (event: ReportEvent) => void
  readonly onSave: (exported: Exported) => void
  /** Called before the inspector opens in a new tab; `null` on a device that has never opened the inspector. */
  readonly onInspect: ((exported: Exported) => void) | null
  readonly onClose: () => void
}

/** Pixels of a swipe that closes. */
const shortestSwipe = 80

/** The sheet of a report: what it holds, how it went, and ways to send and to save it. */
export const ReportSheet = ({
  report,
  market,
  before,
  tell,
  onSave,
  onInspect,
  onClose,
  ...sheet
}: ReportSheetProps) => {
  const t = useTexts(reportTexts)
  const buttons = useRef<HTMLDivElement>(null)
  const { _tag } = report
  // The focus must not be lost when a button is removed with its state.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) buttons.current?.querySelector("button")?.focus()
  })
  return (
    <Sheet
      title={t("title")}
      closeWord={t("close")}
      from="below"
      size="content"
      isOpen={sheet.isOpen}
      focus={sheet.isOpen ? "on" : "off"}
      opener={() => (sheet.opener?.isConnected === true ? sheet.opener : document.querySelector<HTMLElement>("h1"))}
      onClose={onClose}
      onSwiped={(distance) => {
        if (distance >= shortestSwipe) onClose()
      }}
    >
      <div className={styles.report} data-report>
        {_tag !== "Sent" && <p>{t("lead")}</p>}
        {"exported" in report && _tag !== "Sent" && <WhatIsSent exported={report.exported} />}
        <ReportNews report={report} market={market} />
        <div ref={buttons} className={styles.buttons}>
          {_tag === "Unprepared" && <Button onClick={() => tell({ type: "PreparedAgain" })}>{t("again")}</Button>}
          {(_tag === "Ready" || _tag === "Sending") && (
            <Button aria-disabled={_tag === "Sending"} onClick={() => tell({ type: "SendPressed" })}>
              {t(_tag === "Sending" ? "sending" : "send")}
            </Button>
          )}
          {_tag === "Sent" && <CopiedCode reference={report.receipt.reference} />}
          {"exported" in report && (
            <Button
              look={_tag === "Unsendable" ? "loud" : "calm"}
              onClick={() => onSave(report.exported)}
              data-testid="log-download"
            >
              {t("save")}
            </Button>
          )}
          {"exported" in report && onInspect !== null && (
            <a
              className={buttonClass("calm")}
              href={inspectorAddress(report.exported.hash)}
              target="_blank"
              rel="noreferrer"
              onClick={() => onInspect(report.exported)}
            >
              {t("inspect")}
            </a>
          )}
        </div>
        {before !== null && _tag !== "Sent" && <p className={styles.soft}>{t("before", { reference: before })}</p>}
      </div>
    </Sheet>
  )
}
