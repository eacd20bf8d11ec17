import { createRoot } from "react-dom/client"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { noteInspector } from "../report/inspectorTab.ts"
import { sourceAround } from "./frameSource.ts"
import { InspectorPage } from "./InspectorPage.tsx"
import { openFrame } from "./openFrame.tsx"

/**
 * Renders `/inspector`, which shows a recorded session, `/inspector?log=…`, with the session of the page that links here,
 * or `/inspector?frame=left`, a shop inside it.
 */
export const openInspector = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const asked = new URLSearchParams(location.search)
  const source = sourceAround(asked.get("frame"))
  if (source) return openFrame(place, source)
  document.title = "Inspector · Skorpe"
  document.documentElement.lang = "en"
  noteInspector()
  createRoot(place).render(<InspectorPage offered={asked.get("log")} />)
}
