import { useShop, useView } from "../app/shopContext.ts"
import { consentSection, lateConsent } from "./lateConsent.ts"

interface ConsentOpenerProps {
  readonly className?: string | undefined
  readonly children: string
}

/** Opens the choice by purpose, to be changed at any time. */
export const ConsentOpener = ({ className, children }: ConsentOpenerProps) => {
  const { send } = useShop()
  const { open } = useView("accordion")
  const choose = () => {
    if (!open.includes(consentSection)) send({ type: "SectionToggled", id: consentSection })
    // What does not come now comes with the next press.
    lateConsent.load().catch(() => {})
  }
  return (
    <button type="button" className={className} onClick={choose}>
      {children}
    </button>
  )
}
