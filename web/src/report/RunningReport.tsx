import type { Market, MarketId } from "@skorpe/core/domain/market"
import { useCallback, useEffect, useState, useSyncExternalStore } from "react"
import { freezePage } from "../kit/freezePage.ts"
import type { Exported } from "./model.ts"
import type { OngoingReport } from "./ongoingReport.ts"
import { ReportSheet } from "./ReportSheet.tsx"
import { isInspectorKnown, offerLog } from "./inspectorTab.ts"
import { fileOf, saveLog } from "./saveLog.ts"

interface RunningReportProps {
  readonly report: OngoingReport
  readonly market: Market
  /** The element that gets the focus back. */
  readonly opener: HTMLElement
  /** The code of the report that was sent before, if one was. */
  readonly before: string | null
  /** Called when the sheet begins to close: another report may open. */
  readonly onClosing: () => void
  /** Called when the closing animation has ended. */
  readonly onClosed: () => void
}

const inspect = (market: MarketId, { text, hash }: Exported): void =>
  offerLog(hash, { file: fileOf(market, hash), text })

/** How long the closing animation lasts, in milliseconds. */
const animation = 300

/** The sheet of a report, from the press that opens it until it is closed. */
export const RunningReport = ({ report, market, opener, before, onClosing, onClosed }: RunningReportProps) => {
  const now = useSyncExternalStore(report.follow, report.now)
  const [isOpen, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!isOpen) {
      onClosing()
      const closing = setTimeout(onClosed, animation)
      return () => clearTimeout(closing)
    }
    const release = freezePage("report")
    // The Back button leads to another page, which the report must not cover.
    addEventListener("popstate", close)
    return () => {
      release()
      removeEventListener("popstate", close)
    }
  }, [isOpen, close, onClosing, onClosed])

  return (
    <ReportSheet
      report={now}
      market={market}
      before={before}
      isOpen={isOpen}
      opener={opener}
      tell={report.tell}
      onSave={(exported) => saveLog(market.id, exported)}
      onInspect={isInspectorKnown() ? (exported) => inspect(market.id, exported) : null}
      onClose={close}
    />
  )
}
