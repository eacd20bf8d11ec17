import { couponRefusals } from "@skorpe/core/domain/discount"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { codeTexts } from "./texts.ts"
import { useOthers } from "./useCodeReason.ts"

/** A change that makes the entered code valid: its text and its action. */
export interface CodeWay {
  readonly words: string
  readonly go: () => void
}

/** Suggests the other delivery method, or replacing the codes that cannot be combined; `null` if neither helps. */
export const useCodeWay = (): CodeWay | null => {
  const t = useTexts(codeTexts)
  const { send } = useShop()
  const { step, problems } = useView("coupon")
  const { method } = useView("cart").shipping
  const others = useOthers()
  if (step !== "unfit") return null
  if (others.length > 0) {
    const go = () => send({ type: "DiscountChosen", choice: { _tag: "Nothing" } })
    return { words: t("insteadOf", { others: others.join(", ") }), go }
  }
  if (!problems.some(({ code }) => code === couponRefusals.wrongDeliveryType)) return null
  const other = method === "carryout" ? "delivery" : "carryout"
  const go = () => send({ type: "MethodChosen", method: other })
  return { words: t(other === "delivery" ? "toDelivery" : "toCarryout"), go }
}
