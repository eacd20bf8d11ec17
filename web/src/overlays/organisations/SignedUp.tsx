import type { OrganisationSummary } from "@skorpe/core/domain/organisation"
import { Check } from "lucide-react"
import { useEffect, useRef } from "react"
import { Button, buttonClass } from "../../kit/Button.tsx"
import { Message } from "../../kit/Message.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import { useCloseOverlay } from "../useCloseOverlay.ts"
import styles from "./SignUp.module.css"
import { signUpTexts } from "./texts.ts"

/** The choice after a company was registered: to order for it, or to go on as before. */
export const SignedUp = ({ organisation: { id, name, approved } }: { readonly organisation: OrganisationSummary }) => {
  const t = useTexts(signUpTexts)
  const { send } = useShop()
  const closeOverlay = useCloseOverlay()
  const title = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.done}>
      <span className={styles.sign}>
        <Check size={24} aria-hidden />
      </span>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t("done", { name })}
      </h3>
      <p>{t("doneLead")}</p>
      {approved === null && (
        <Message tone="info">
          <p>{t("waiting")}</p>
        </Message>
      )}
      <p className={styles.ways}>
        <Button
          onClick={() => {
            send({ type: "AccountChosen", organisationId: id })
            closeOverlay()
          }}
        >
          {t("orderFor")}
        </Button>
        <PanelLink to={{ _tag: "Organisation", organisationId: id }} className={buttonClass("calm")}>
          {t("open")}
        </PanelLink>
      </p>
    </div>
  )
}
