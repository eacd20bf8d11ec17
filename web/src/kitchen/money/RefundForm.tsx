import type { FormEvent } from "react"
import type { Refund } from "@skorpe/core/kitchen"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/Field.tsx"
import { formatMoney } from "../../texts/format.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useKitchen, useViews } from "../kitchenContext.ts"
import styles from "../Forms.module.css"
import { moneyTexts } from "./texts.ts"
import { boardTexts } from "../board/texts.ts"
import { useCardForm } from "../useCardForm.ts"

/** The codes of a refused refund that have words of their own. */
const codes: Readonly<Record<number, "notPaid" | "notThere" | "tooMuch">> = {
  3016: "notPaid",
  3037: "notThere",
  3045: "tooMuch",
}

const wordsOf = (fault: NonNullable<Refund["fault"]>) =>
  typeof fault === "number" ? (codes[fault] ?? "otherFault") : fault

/**
 * Asks how much of a card payment goes back, and says what went before. A second press after a lost answer is the same
 * refund.
 */
export const RefundForm = ({ refund }: { readonly refund: Refund }) => {
  const t = useTexts(boardTexts)
  const m = useTexts(moneyTexts)
  const { send } = useKitchen()
  const { money } = useViews()
  const before = (refund.known ?? []).filter((one) => !one.hasFailed).map(({ amount }) => formatMoney(amount))
  const close = () => send({ type: "RefundClosed" })
  const form = useCardForm(close)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send({ type: "RefundSent" })
  }
  return (
    <form {...form} className={styles.form} onSubmit={submit}>
      <output>{before.length > 0 && <p>{m("before", { amounts: before.join(", ") })}</p>}</output>
      <Field
        id={`amount-${refund.orderId}`}
        label={m("amount")}
        value={refund.amount}
        fault={refund.fault === null ? undefined : m(wordsOf(refund.fault))}
        readOnly={money.isSending}
        onText={(text) => send({ type: "AmountTyped", text })}
        input={{ inputMode: "decimal", maxLength: 12, autoComplete: "off" }}
      />
      <div className={styles.buttons}>
        <Button type="submit" aria-disabled={money.isSending}>
          {money.isSending ? m("sending") : m("refund")}
        </Button>
        <Button look="calm" onClick={close}>
          {t("back")}
        </Button>
      </div>
    </form>
  )
}
