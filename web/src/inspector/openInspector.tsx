import { createRoot } from "react-dom/client"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { sourceAround } from "./frameSource.ts"
import { InspectorPage } from "./InspectorPage.tsx"
import { openFrame } from "./openFrame.tsx"

/** Renders `/inspector`, which shows a recorded session, or `/inspector?frame=left`, a shop inside it. */
export const openInspector = async (place: Element): Promise<void> => {
  keepOutOfSearch()
  const source = sourceAround(new URLSearchParams(location.search).get("frame"))
  if (source) return openFrame(place, source)
  document.title = "Inspector · Skorpe"
  document.documentElement.lang = "en"
  createRoot(place).render(<InspectorPage />)
}
