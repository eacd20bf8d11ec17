import type { MarketId } from "@skorpe/core/domain/market"
import { useCallback, useEffect, useReducer, useState } from "react"
import { freezePage } from "../kit/freezePage.ts"
import type { Shop } from "../shop/shopContext.ts"
import type { Exported } from "./model.ts"
import { ReportSheet } from "./ReportSheet.tsx"
import { isInspectorKnown, offerLog } from "./inspectorTab.ts"
import { fileOf, saveLog } from "./saveLog.ts"
import { sendReport } from "./sendReport.ts"
import { newReport, stepReport } from "./stepReport.ts"

interface RunningReportProps {
  readonly shop: Shop
  /** Gets the focus back. */
  readonly opener: HTMLElement
  /** The code of the report that was sent before, if one was. */
  readonly before: string | null
  /** Is called with the code of a report that the server keeps. */
  readonly onKept: (reference: string) => void
  /** Is called when the sheet begins to close: another report may open. */
  readonly onClosing: () => void
  /** Is called when the sheet is out of sight. */
  readonly onClosed: () => void
}

const inspect = (market: MarketId, { text, hash }: Exported): void =>
  offerLog(hash, { file: fileOf(market, hash), text })

/** How long the closing animation lasts, in milliseconds. */
const animation = 300

/** The report of a problem, from the press that opens it until it is closed. */
export const RunningReport = ({ shop, opener, before, onKept, onClosing, onClosed }: RunningReportProps) => {
  const [report, tell] = useReducer(stepReport, newReport)
  const [isOpen, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])

  const isPreparing = report._tag === "Preparing"
  useEffect(() => {
    if (!isPreparing) return
    shop.exportLog().then(
      (exported) => tell({ type: "Prepared", exported }),
      () => tell({ type: "PreparationFailed" }),
    )
  }, [isPreparing, shop])

  const sending = report._tag === "Sending" ? report.exported.text : null
  useEffect(() => {
    if (sending === null) return undefined
    const left = new AbortController()
    const send = async (): Promise<void> => {
      const outcome = await sendReport(sending, left.signal)
      if (outcome.type === "Kept") onKept(outcome.receipt.reference)
      tell(outcome)
    }
    void send()
    return () => left.abort()
  }, [sending, onKept])

  useEffect(() => {
    if (!isOpen) {
      onClosing()
      const closing = setTimeout(onClosed, animation)
      return () => clearTimeout(closing)
    }
    const release = freezePage("report")
    // Back leads to another page, which the report must not cover.
    addEventListener("popstate", close)
    return () => {
      release()
      removeEventListener("popstate", close)
    }
  }, [isOpen, close, onClosing, onClosed])

  return (
    <ReportSheet
      report={report}
      market={shop.market}
      before={before}
      isOpen={isOpen}
      opener={opener}
      tell={tell}
      onSave={(exported) => saveLog(shop.market.id, exported)}
      onInspect={isInspectorKnown() ? (exported) => inspect(shop.market.id, exported) : null}
      onClose={close}
    />
  )
}
