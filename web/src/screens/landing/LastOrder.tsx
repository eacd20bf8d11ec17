import type { Order } from "@skorpe/core/domain/order"
import { reorderOf } from "@skorpe/core/units/lastOrder"
import { RotateCcw } from "lucide-react"
import { lineNames } from "../../products/lineNames.ts"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./LandingScreen.module.css"
import { landingTexts } from "./texts.ts"

/** The customer's last order, with a button to repeat it. */
export const LastOrder = ({ order }: { readonly order: Order }) => {
  const t = useTexts(landingTexts)
  const { send } = useShop()
  const { money } = useFormat()
  const { isReordering } = useView("cart")
  const { storeName, total } = order
  const wish = reorderOf(order)
  return (
    <section className={styles.again} aria-labelledby="again">
      <div>
        <h2 id="again">{t("againTitle")}</h2>
        <p>{lineNames(wish.lines)}</p>
        <p>{t("againFrom", { store: storeName, total: money(total) })}</p>
      </div>
      <Button aria-disabled={isReordering} onClick={() => isReordering || send(wish)}>
        <RotateCcw size={16} aria-hidden /> {t(isReordering ? "againComing" : "again")}
      </Button>
    </section>
  )
}
