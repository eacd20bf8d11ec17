import type { CheckoutField } from "@skorpe/core/domain/checkout"
import type { ComponentProps } from "react"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { Field } from "../../../kit/Field.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { faultText } from "../faultText.ts"
import { contactSection } from "./contactSection.ts"
import { KnownContact } from "./KnownContact.tsx"
import { OptIns } from "./OptIns.tsx"
import { checkoutTexts } from "../texts.ts"
import { Tick } from "../../../kit/Tick.tsx"

type Input = NonNullable<ComponentProps<typeof Field>["input"]>

const inputs: Record<Exclude<CheckoutField, "message">, Input> = {
  firstName: { autoComplete: "given-name", required: true },
  lastName: { autoComplete: "family-name", required: true },
  phone: { autoComplete: "tel", type: "tel", inputMode: "tel", required: true },
  email: { autoComplete: "email", type: "email", inputMode: "email" },
}

/**
 * The contact fields; every key and blur is an event to the checkout. Fields that the account fills in are shown as one
 * line, until the customer wants to change them.
 */
export const ContactFields = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { fields, faults, isKnown, step, remembers } = useView("checkout")
  const isOneLine = !useView("accordion").open.includes(contactSection) && isKnown
  const isCollected = useView("cart").shipping.method === "carryout"
  const shared = (field: CheckoutField) => {
    const fault = faults[field]
    return {
      id: field,
      label: t(field),
      value: fields[field],
      readOnly: step._tag !== "Filling",
      onText: (text: string) => send({ type: "FieldTyped", field, text: text.slice(0, 2000) }),
      onLeave: () => send({ type: "FieldLeft", field }),
      fault: fault === undefined ? undefined : faultText(t, field, fault),
    }
  }
  return (
    <div className={styles.grid}>
      {isOneLine ? (
        <div className={styles.whole}>
          <KnownContact />
        </div>
      ) : (
        <>
          <Field {...shared("firstName")} input={inputs.firstName} />
          <Field {...shared("lastName")} input={inputs.lastName} />
          <Field {...shared("phone")} input={inputs.phone} hint={t("phoneHint")} />
          <Field {...shared("email")} input={inputs.email} optional={t("optional")} />
        </>
      )}
      <div className={styles.whole}>
        <Field
          {...shared("message")}
          label={t(isCollected ? "message" : "messageDriver")}
          optional={t("optional")}
          lines={2}
        />
      </div>
      <div className={styles.whole}>
        {(!isOneLine || remembers) && (
          <Tick
            ticked={remembers}
            onTick={(remember) => send({ type: "RememberingChosen", remember })}
            about={{ id: "remember-about", words: t("rememberAbout") }}
          >
            {t("remember")}
          </Tick>
        )}
        <OptIns />
      </div>
    </div>
  )
}
