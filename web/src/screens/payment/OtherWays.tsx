import { Button } from "../../kit/Button.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./PaymentScreen.module.css"
import { paymentTexts } from "./texts.ts"
import type { UnderWay } from "./underWay.ts"

/** Alternatives to the provider's component: another way to pay, or back to the order. */
export const OtherWays = ({ payment }: { readonly payment: UnderWay }) => {
  const t = useTexts(paymentTexts)
  const { send } = useShop()
  if (payment._tag === "Acting") {
    return (
      <div className={styles.ways}>
        <Button look="calm" onClick={() => send({ type: "LoadingRetried" })}>
          {t("another")}
        </Button>
      </div>
    )
  }
  if (payment._tag !== "Collecting" && payment._tag !== "Broken") return null
  const words = { INSTORE: t(payment.method ?? "onHandOver"), B2B: t("onAccount") } as const
  return (
    <div className={styles.ways}>
      {payment.others.map((paymentType) => (
        <Button key={paymentType} look="calm" onClick={() => send({ type: "OtherPaymentChosen", paymentType })}>
          {words[paymentType]}
        </Button>
      ))}
      <Button look="calm" onClick={() => send({ type: "PaymentGivenUp" })}>
        {t("giveUp")}
      </Button>
    </div>
  )
}
