import { useEffect, useRef } from "react"
import { Button } from "../../kit/Button.tsx"
import { focusOnceGone } from "../../kit/focusOnceGone.ts"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { FaultWords } from "../../overlays/organisations/change/FaultWords.tsx"
import type { OpenOrganisation } from "./openOrganisation.ts"
import styles from "./Organisation.module.css"
import { organisationTexts } from "./texts.ts"

const opener = "leave-organisation"

/** What each role may do, and the way out of the organisation. */
export const Roles = ({ open: { form, isSaving, fault } }: { readonly open: OpenOrganisation }) => {
  const t = useTexts(organisationTexts)
  const { send } = useShop()
  const isLeaving = form?._tag === "Leaving"
  const isIdle = form === null && !isSaving
  return (
    <section className={styles.section} aria-labelledby="roles">
      <h2 id="roles">{t("roles")}</h2>
      <p>{t("membersMay")}</p>
      <p>{t("administratorsMay")}</p>
      {isLeaving ? (
        <Leaving isSaving={isSaving} fault={fault} />
      ) : (
        <Button
          id={opener}
          look="calm"
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "LeavingWanted" })}
        >
          {t("leave")}
        </Button>
      )}
    </section>
  )
}

interface LeavingProps {
  readonly isSaving: boolean
  readonly fault: OpenOrganisation["fault"]
}

/** The question whether the customer is sure, which takes the focus. */
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
