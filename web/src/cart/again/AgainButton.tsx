import type { Order } from "@skorpe/core/domain/order"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import { RotateCcw } from "lucide-react"
import { Button } from "../../kit/Button.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { againTexts } from "./texts.ts"

/** Brings all of an earlier order into the cart; the cart says what did not come along, and why. */
export const AgainButton = ({ order }: { readonly order: Order }) => {
  const t = useTexts(againTexts)
  const { send } = useShop()
  const { isReordering } = useView("cart")
  return (
    <Button look="calm" aria-disabled={isReordering} onClick={() => isReordering || send(reorderOf(order))}>
      <RotateCcw size={16} aria-hidden /> {t("again")}
    </Button>
  )
}
