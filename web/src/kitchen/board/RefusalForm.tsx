import { type FormEvent, useEffect, useRef } from "react"
import type { DeliveryMethod } from "@skorpe/core/domain/order"
import { isBlank } from "@skorpe/core/domain/text"
import type { Refusal } from "@skorpe/core/kitchen"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen } from "../kitchenContext.ts"
import styles from "../Forms.module.css"
import { boardTexts } from "./texts.ts"
import { bringIntoSight, useCardForm } from "../useCardForm.ts"

const common = ["busy", "soldOut", "closing"] as const

interface RefusalFormProps {
  readonly refusal: Refusal
  readonly way: DeliveryMethod
}

/** Asks why an order is refused or cancelled: a usual reason, or own words. */
export const RefusalForm = ({ refusal, way }: RefusalFormProps) => {
  const t = useTexts(boardTexts)
  const { send } = useKitchen()
  const reasons = way === "carryout" ? common : ([...common, "tooFar"] as const)
  const close = () => send({ type: "RefusalClosed" })
  const form = useCardForm(close)
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal.reason !== "") bringIntoSight(buttons.current)
  }, [refusal.reason])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "RefusalSent" })
  }
  return (
    <form {...form} className={styles.form} onSubmit={submit}>
      <fieldset>
        <legend className={styles.legend}>{t("why")}</legend>
        <div className={styles.choices}>
          {reasons.map((reason) => (
            <button
              key={reason}
              type="button"
              className={styles.choice}
              aria-pressed={refusal.reason === t(reason)}
              onClick={() => send({ type: "ReasonTyped", text: t(reason) })}
            >
              {t(reason)}
            </button>
          ))}
        </div>
      </fieldset>
      <Field
        id={`reason-${refusal.orderId}`}
        label={t("ownWords")}
        value={refusal.reason}
        onText={(text) => send({ type: "ReasonTyped", text })}
        input={{ maxLength: 200 }}
      />
      <div ref={buttons} className={styles.buttons}>
        <Button type="submit" aria-disabled={isBlank(refusal.reason)}>
          {refusal.type === "Refuse" ? t("refuse") : t("cancel")}
        </Button>
        <Button look="calm" onClick={close}>
          {t("back")}
        </Button>
      </div>
    </form>
  )
}
