import { createRoot } from "react-dom/client"
import { keepOutOfSearch } from "../app/keepOutOfSearch.ts"
import { forgetStaffKey, keepStaffKey, readStaffKey } from "../services/staffKey.ts"
import { theMarket } from "../shop/shopContext.ts"
import { OperatorPage } from "./OperatorPage.tsx"

/** Renders `/operator`: the shop's health, with the staff key that this tab or the kitchen's page keeps. */
export const openOperator = (place: Element): void => {
  keepOutOfSearch()
  document.documentElement.lang = "en"
  const { id, timeZone } = theMarket
  createRoot(place).render(
    <OperatorPage
      market={id}
      timeZone={timeZone}
      keptKey={readStaffKey(id)}
      onKey={(key) => (key === null ? forgetStaffKey(id) : keepStaffKey(id, key, "tab"))}
    />,
  )
}
