import { createElement, useSyncExternalStore } from "react"
import { useView } from "../app/shopContext.ts"
import { consentSection, lateConsent } from "./lateConsent.ts"

const notYet = (): undefined => undefined

/** The place of the question for consent: until it is answered, and again for whoever wants to change the answer. */
export const LateConsent = () => {
  const { isAsked } = useView("consent")
  const { open } = useView("accordion")
  const { screen } = useView("route")
  const { modal, drawer } = useView("overlay")
  const Card = useSyncExternalStore(lateConsent.subscribe, lateConsent.now, notYet)
  const isChoosing = open.includes(consentSection)
  // Nothing lies over a panel; nor, unless it is asked for, over the last step to an order.
  const isCovered = modal !== null || drawer !== "closed"
  const isWanted = !isCovered && (isChoosing || (isAsked && screen._tag !== "Checkout"))
  return Card && isWanted ? createElement(Card, { isChoosing }) : null
}
