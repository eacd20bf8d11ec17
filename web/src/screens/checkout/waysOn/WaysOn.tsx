import type { WayOn } from "@skorpe/core/domain/problem"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { Button } from "../../../kit/Button.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { proofTexts } from "./texts.ts"

/**
 * The buttons that get an order past a limit (DECISIONS §21): a code by SMS, or a payment online where one is offered.
 */
export const WaysOn = () => {
  const t = useTexts(proofTexts)
  const { send } = useShop()
  const { problems, offeredPayments, proofFault } = useView("checkout")
  const leads = (way: WayOn): boolean => problems.some(({ ways = [] }) => ways.includes(way))
  const paysOnline = leads("payOnline") && offeredPayments.includes("ADYEN")
  if (!leads("proveNumber") && !paysOnline) return null
  return (
    <>
      {proofFault !== null && <p>{t(proofFault)}</p>}
      <p className={styles.ways}>
        {leads("proveNumber") && (
          <Button look="calm" onClick={() => send({ type: "NumberProofWanted" })}>
            {t("prove")}
          </Button>
        )}
        {paysOnline && (
          <Button
            look="calm"
            onClick={() => {
              send({ type: "PaymentTypeChosen", paymentType: "ADYEN" })
              send({ type: "OrderSubmitted" })
            }}
          >
            {t("payOnline")}
          </Button>
        )}
      </p>
    </>
  )
}
