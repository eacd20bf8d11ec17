import { createRoot } from "react-dom/client"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { noteInspector } from "../report/inspectorTab.ts"
import { theMarket } from "../shop/shopContext.ts"
import { keepPage, sourceAround, wordsOf } from "./frameSource.ts"
import { InspectorPage } from "./InspectorPage.tsx"
import { loadTests } from "./loadTests.ts"
import { openFrame } from "./openFrame.tsx"

/**
 * Renders `/inspector`, which shows a recorded session, `/inspector?log=…`, with the session of the page that links here,
 * `/inspector?report=…`, which needs only the staff key, or, in a frame of that page, the shop of the frame's name.
 */
export const openInspector = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const asked = new URLSearchParams(location.search)
  const source = sourceAround(asked.get("frame") ?? window.name)
  if (source) return openFrame(place, source)
  keepPage()
  document.title = "Inspector · Skorpe"
  document.documentElement.lang = "en"
  noteInspector()
  // Preloads code that is needed later, when there may be no network.
  loadTests().catch(() => undefined)
  for (const { language } of theMarket.languages) wordsOf(language).catch(() => undefined)
  // A reload, or a colleague with the address, needs only the staff key again.
  const nameReport = (reference: string | null): void => {
    if (reference !== null) history.replaceState(null, "", `/inspector?report=${encodeURIComponent(reference)}`)
    else if (location.search.startsWith("?report=")) history.replaceState(null, "", "/inspector")
  }
  createRoot(place).render(
    <InspectorPage offered={asked.get("log")} report={asked.get("report")} onReport={nameReport} />,
  )
}
