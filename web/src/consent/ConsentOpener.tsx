import { useShop, useView } from "../shop/shopContext.ts"
import { consentSection } from "./consentSection.ts"
import { lazyConsent } from "./lazyConsent.ts"

interface ConsentOpenerProps {
  readonly className?: string | undefined
  readonly children: string
}

/** A button that opens the choice by purpose, so that consent can be changed at any time. */
export const ConsentOpener = ({ className, children }: ConsentOpenerProps) => {
  const { send } = useShop()
  const { open } = useView("accordion")
  const choose = () => {
    if (!open.includes(consentSection)) send({ type: "SectionToggled", id: consentSection })
    // A failed load is retried on the next press.
    lazyConsent.load().catch(() => {})
  }
  return (
    <button type="button" className={className} onClick={choose}>
      {children}
    </button>
  )
}
