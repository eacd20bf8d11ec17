import { User } from "lucide-react"
import { Button } from "../../../kit/Button.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { formatPhone } from "../../../stores/formatPhone.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { checkoutTexts } from "../texts.ts"
import way from "../way/Way.module.css"
import { contactSection } from "./contactSection.ts"

/** The contact details from the customer's account: one line, and a button that opens the fields. */
export const KnownContact = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { fields, step } = useView("checkout")
  const change = () => {
    send({ type: "SectionToggled", id: contactSection })
    requestAnimationFrame(() => document.querySelector<HTMLElement>("#firstName")?.focus())
  }
  return (
    <div className={way.place}>
      <p className={styles.fact}>
        <User size={16} aria-hidden />
        <span>
          <strong>
            {fields.firstName} {fields.lastName}
          </strong>
          {[formatPhone(fields.phone), fields.email].filter(Boolean).map((words) => ` · ${words}`)}
        </span>
      </p>
      {step._tag === "Filling" && (
        <Button look="calm" data-testid="change-contact" onClick={change}>
          {t("changeContact")}
        </Button>
      )}
    </div>
  )
}
