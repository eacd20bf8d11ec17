import { RadioTiles } from "../../../kit/RadioTiles.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useLanguage, useTexts } from "../../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "../texts.ts"

/** How the order is paid: a choice where there is one, and otherwise a sentence. */
export const PaymentChoice = () => {
  const t = useTexts(checkoutTexts)
  const { market, send } = useShop()
  const language = useLanguage()
  const { offeredPayments, paymentType } = useView("checkout")
  const isCollected = useView("cart").shipping.method === "carryout"
  if (offeredPayments.length === 1) return <p>{t(isCollected ? "inStore" : "atDoor")}</p>
  const named = market.onlineWays.map((way) => t(`way_${way}`))
  const ways = new Intl.ListFormat(language, { type: "disjunction" }).format(named)
  const tiles = {
    INSTORE: { label: t(isCollected ? "payLater" : "payAtDoor"), detail: [] },
    ADYEN: { label: t("payNow"), detail: [t("payNowBy", { ways })] },
    B2B: { label: t("payOnAccount"), detail: [] },
  } as const
  return (
    <RadioTiles
      legend={t("howToPay")}
      name="paymentType"
      tiles={offeredPayments.map((value) => ({ value, ...tiles[value] }))}
      value={paymentType}
      onChoose={(value) => {
        const chosen = offeredPayments.find((offered) => offered === value)
        if (chosen !== undefined) send({ type: "PaymentTypeChosen", paymentType: chosen })
      }}
    />
  )
}
