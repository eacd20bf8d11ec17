import type { OrganisationFault } from "@skorpe/core/units/ownOrganisation"
import { useEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { focusOnceGone } from "../../kit/focusOnceGone.ts"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FaultWords } from "../../overlays/organisations/change/FaultWords.tsx"
import styles from "./Organisation.module.css"
import { organisationTexts } from "./texts.ts"

const opener = "leave-organisation"

interface LeavingProps {
  readonly isSaving: boolean
  readonly fault: OrganisationFault | null
}

interface WayOutProps extends LeavingProps {
  /** Whether the confirmation is shown. */
  readonly isLeaving: boolean
  /** Whether no other change is in progress. */
  readonly isIdle: boolean
}

/** The button to leave an organisation, and its confirmation. */
export const WayOut = ({ isLeaving, isIdle, ...leaving }: WayOutProps) => {
  const { fault } = leaving
  const t = useTexts(organisationTexts)
  const { send } = useShop()
  if (isLeaving) return <Leaving {...leaving} />
  return (
    <div className={styles.news}>
      <FaultWords fault={isIdle && fault === "lastAdministrator" ? fault : null} />
      <Button id={opener} look="calm" aria-disabled={!isIdle} onClick={() => isIdle && send({ type: "LeavingWanted" })}>
        {t("leave")}
      </Button>
    </div>
  )
}

/** The confirmation, which takes the focus. */
const Leaving = ({ isSaving, fault }: LeavingProps) => {
  const t = useTexts(organisationTexts)
  const { send } = useShop()
  const question = useRef<HTMLElement>(null)
  useEffect(() => {
    question.current?.focus()
    return () => focusOnceGone(opener)
  }, [])
  return (
    <section ref={question} className={styles.form} aria-label={t("leave")} tabIndex={-1}>
      <p>{t("sureToLeave")}</p>
      <FaultWords fault={fault} />
      <p className={styles.ways}>
        <Button aria-disabled={isSaving} onClick={() => isSaving || send({ type: "OrganisationFormSubmitted" })}>
          {isSaving ? t("leaving") : t("leave")}
        </Button>
        <Button
          look="calm"
          aria-disabled={isSaving}
          onClick={() => isSaving || send({ type: "OrganisationFormClosed" })}
        >
          {t("stay")}
        </Button>
      </p>
    </section>
  )
}
