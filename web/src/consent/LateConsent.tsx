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
  // Nothing lies over the last step to an order, nor over a panel, which may be the step before.
  const isInTheWay = screen._tag === "Checkout" || modal !== null || drawer !== "closed"
  const isWanted = isChoosing || (isAsked && !isInTheWay)
  return Card && isWanted ? createElement(Card, { isChoosing }) : null
}
