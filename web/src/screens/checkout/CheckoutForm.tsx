import { type SubmitEvent, useRef } from "react"
import { useShop, useView } from "../../app/shopContext.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CheckoutScreen.module.css"
import { ContactFields } from "./ContactFields.tsx"
import { FaultList } from "./FaultList.tsx"
import { HandoverPlace } from "./HandoverPlace.tsx"
import { OrderButton } from "./OrderButton.tsx"
import { OrderOutcome } from "./OrderOutcome.tsx"
import { OrderSummary } from "./OrderSummary.tsx"
import { checkoutTexts } from "./texts.ts"

/** Who collects or receives, where and when, what it costs, and the button that orders it. */
export const CheckoutForm = () => {
  const t = useTexts(checkoutTexts)
  const { send } = useShop()
  const { step } = useView("checkout")
  const isCollected = useView("cart").shipping.method === "carryout"
  const form = useRef<HTMLFormElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send({ type: "OrderSubmitted" })
    // What is wrong is drawn by now; it gets the focus, so that it is neither overlooked nor unheard.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[data-faults]")?.focus())
  }
  return (
    <form ref={form} className={styles.page} onSubmit={submit} noValidate aria-busy={step._tag === "Sending"}>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.fields}>
        <section className={styles.part} aria-labelledby="who">
          <h2 id="who">{t(isCollected ? "who" : "whoReceives")}</h2>
          <ContactFields />
        </section>
        <section className={styles.part} aria-labelledby="where">
          <h2 id="where">{t("where")}</h2>
          <HandoverPlace />
        </section>
        <section className={styles.part} aria-labelledby="paying">
          <h2 id="paying">{t("paying")}</h2>
          <p>{t(isCollected ? "inStore" : "atDoor")}</p>
        </section>
      </div>
      <section className={styles.summary} aria-labelledby="your-order">
        <h2 id="your-order">{t("yourOrder")}</h2>
        <OrderSummary />
        <FaultList />
        <OrderOutcome />
        <OrderButton />
      </section>
    </form>
  )
}
