import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { checkoutTexts } from "./texts.ts"

/** Orders for the total that the server has confirmed; until then, and while an order is under way, it says why not. */
export const OrderButton = () => {
  const t = useTexts(checkoutTexts)
  const { money } = useFormat()
  const { step } = useView("checkout")
  const validation = useView("validation")
  const ready = step._tag === "Filling" && validation._tag === "Confirmed"
  const words = (): string => {
    if (step._tag !== "Filling") return t("sending")
    if (validation._tag === "Confirmed") return t("order", { total: money(validation.price.customerAmount) })
    return validation._tag === "Pending" ? t("waiting") : t("notYet")
  }
  return (
    <Button
      type="submit"
      aria-disabled={!ready}
      data-testid="order"
      onClick={(event) => {
        if (step._tag !== "Filling") event.preventDefault()
      }}
    >
      {words()}
    </Button>
  )
}
