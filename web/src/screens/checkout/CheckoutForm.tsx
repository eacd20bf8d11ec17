import { type SubmitEvent, useRef } from "react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PayBar } from "../../cart/PayBar.tsx"
import { BillingNote } from "./payment/BillingNote.tsx"
import styles from "./CheckoutScreen.module.css"
import { ContactFields } from "./contact/ContactFields.tsx"
import { FaultList } from "./FaultList.tsx"
import { HandoverPlace } from "./HandoverPlace.tsx"
import { HandoverTime } from "./HandoverTime.tsx"
import { LogInHere, whoHeading } from "./login/LogInHere.tsx"
import { OrderButton } from "./OrderButton.tsx"
import { OrderOutcome } from "./OrderOutcome.tsx"
import { OrderSummary } from "./OrderSummary.tsx"
import { BudgetNote } from "./payment/BudgetNote.tsx"
import { Payer } from "./payment/Payer.tsx"
import { PaymentChoice } from "./payment/PaymentChoice.tsx"
import { ProveNumber } from "./waysOn/ProveNumber.tsx"
import { checkoutTexts } from "./texts.ts"
import way from "./way/Way.module.css"
import { WayButton } from "./way/WayButton.tsx"

/** The checkout's form: contact, place and time, price, and the order button. */
export const CheckoutForm = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { step } = useView("checkout")
  const isCollected = useView("cart").shipping.method === "carryout"
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step._tag === "Proving") {
      const code = new FormData(event.currentTarget).get("code")
      if (typeof code === "string") send({ type: "NumberCodeEntered", code: code.trim() })
      return
    }
    send({ type: "OrderSubmitted" })
    // The list of faults has rendered by the next frame; focusing it scrolls to it and has it read out.
    requestAnimationFrame(() => {
      const faults = form.current?.querySelector<HTMLElement>("[data-faults]")
      if (faults) faults.focus()
      else form.current?.querySelector("[data-outcome]:not(:empty)")?.scrollIntoView({ block: "nearest" })
    })
  }
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <LogInHere />
      <form ref={form} className={styles.form} onSubmit={submit} noValidate aria-busy={step._tag === "Sending"}>
        <div className={styles.fields}>
          <section className={styles.part} aria-labelledby={whoHeading}>
            <h2 id={whoHeading} tabIndex={-1}>
              {t(isCollected ? "who" : "whoReceives")}
            </h2>
            <ContactFields />
          </section>
          <section className={styles.part} aria-labelledby="where">
            <div className={way.place}>
              <h2 id="where">{t("where")}</h2>
              <WayButton />
            </div>
            <HandoverPlace />
            <HandoverTime />
          </section>
          <section className={styles.part} aria-labelledby="paying">
            <h2 id="paying">{t("paying")}</h2>
            <Payer />
            <PaymentChoice />
            <BudgetNote />
            <BillingNote />
          </section>
        </div>
        <div className={styles.aside}>
          <section className={styles.summary} aria-labelledby="your-order">
            <h2 id="your-order">{t("yourOrder")}</h2>
            <OrderSummary />
            <FaultList />
            <OrderOutcome />
            <ProveNumber />
          </section>
          <PayBar foot="checkout">
            <OrderButton />
          </PayBar>
        </div>
      </form>
    </div>
  )
}
