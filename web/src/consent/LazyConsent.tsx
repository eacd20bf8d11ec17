import { createElement, useSyncExternalStore } from "react"
import { useView } from "../shop/shopContext.ts"
import { consentSection } from "./consentSection.ts"
import { lazyConsent } from "./lazyConsent.ts"

const notYet = (): undefined => undefined

/** Shows the consent banner until it is answered, and again when the customer changes the answer. */
export const LazyConsent = () => {
  const { isAsked } = useView("consent")
  const { open } = useView("accordion")
  const { screen } = useView("route")
  const { modal, drawer } = useView("overlay")
  const Card = useSyncExternalStore(lazyConsent.subscribe, lazyConsent.now, notYet)
  const isChoosing = open.includes(consentSection)
  // The banner never covers a panel, and covers the checkout only on request.
  const isCovered = modal !== null || drawer !== "closed"
  const isWanted = !isCovered && (isChoosing || (isAsked && screen._tag !== "Checkout"))
  return Card && isWanted ? createElement(Card, { isChoosing }) : null
}
