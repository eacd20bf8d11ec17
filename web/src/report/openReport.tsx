import { createRoot } from "react-dom/client"
import type { Shop } from "../shop/shopContext.ts"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { beginReport, type OngoingReport } from "./ongoingReport.ts"
import { RunningReport } from "./RunningReport.tsx"

let isOpen = false

/** The code of the last report, so that a customer who closes it too soon finds the code again. */
let before: string | null = null

/**
 * The report that was on its way when its sheet closed, and its shop: the next sheet shows how it went, with the log of
 * now if it was not kept.
 */
let onItsWay: { readonly shop: Shop; readonly report: OngoingReport } | null = null

const reportOf = (shop: Shop): OngoingReport => {
  if (onItsWay?.shop === shop) {
    onItsWay.report.tell({ type: "OpenedAgain" })
    return onItsWay.report
  }
  return beginReport(shop.exportLog, (reference) => {
    before = reference
  })
}

/**
 * Opens the report over the page, in a React tree of its own: it also opens over a page whose own tree has failed. A
 * report is no event of the shop, and must not change what it reports. `opener` gets the focus back.
 */
export const openReport = (shop: Shop, dictionary: Dictionary, opener: HTMLElement): void => {
  if (isOpen) return
  isOpen = true
  const report = reportOf(shop)
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  const closing = (): void => {
    isOpen = false
    onItsWay = report.now()._tag === "Sending" ? { shop, report } : null
  }
  const closed = (): void => {
    root.unmount()
    place.remove()
  }
  root.render(
    <DictionaryProvider value={dictionary}>
      <RunningReport
        report={report}
        market={shop.market}
        opener={opener}
        before={before}
        onClosing={closing}
        onClosed={closed}
      />
    </DictionaryProvider>,
  )
}
