import { createRoot } from "react-dom/client"
import type { Shop } from "../shop/shopContext.ts"
import type { Dictionary } from "../texts/dictionary.ts"
import { DictionaryProvider } from "../texts/DictionaryContext.tsx"
import { RunningReport } from "./RunningReport.tsx"

let isOpen = false

/** The code of the last report, so that a customer who closes it too soon finds the code again. */
let before: string | null = null

/**
 * Opens the report over the page, in a React tree of its own: it also opens over a page whose own tree has failed. A
 * report is no event of the shop, and must not change what it reports. `opener` gets the focus back.
 */
export const openReport = (shop: Shop, dictionary: Dictionary, opener: HTMLElement): void => {
  if (isOpen) return
  isOpen = true
  const place = document.body.appendChild(document.createElement("div"))
  const root = createRoot(place)
  const closing = (): void => {
    isOpen = false
  }
  const closed = (): void => {
    root.unmount()
    place.remove()
  }
  root.render(
    <DictionaryProvider value={dictionary}>
      <RunningReport
        shop={shop}
        opener={opener}
        before={before}
        onKept={(reference) => {
          before = reference
        }}
        onClosing={closing}
        onClosed={closed}
      />
    </DictionaryProvider>,
  )
}
