import { createRoot } from "react-dom/client"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { theMarket } from "../shop/shopContext.ts"
import { keepKey, readKeptKey } from "./keptKey.ts"
import { OperatorPage } from "./OperatorPage.tsx"

/** Renders `/operator`: the shop's health, with the staff key that this tab keeps. */
export const openOperator = (place: Element): void => {
  keepOutOfSearch()
  document.documentElement.lang = "en"
  const { id, timeZone } = theMarket
  // A page that Back restores may hold a key that was forgotten meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload()
  })
  createRoot(place).render(
    <OperatorPage market={id} timeZone={timeZone} keptKey={readKeptKey(id)} onKey={(key) => keepKey(id, key)} />,
  )
}
