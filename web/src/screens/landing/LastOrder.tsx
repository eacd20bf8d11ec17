import { wantAgain } from "@skorpe/core/lastOrder"
import { RotateCcw } from "lucide-react"
import { useShop, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./LandingScreen.module.css"
import { landingTexts } from "./texts.ts"

/** What was ordered last, to be had again with one press; nothing for whoever is new. */
export const LastOrder = () => {
  const t = useTexts(landingTexts)
  const { send } = useShop()
  const { money } = useFormat()
  const { order } = useView("lastOrder")
  if (order._tag !== "Loaded") return null
  const { storeName, total } = order.value
  const wish = wantAgain(order.value)
  return (
    <section className={styles.again} aria-labelledby="again">
      <div>
        <h2 id="again">{t("againTitle")}</h2>
        <p>{wish.lines.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(", ")}</p>
        <p>{t("againFrom", { store: storeName, total: money(total) })}</p>
      </div>
      <Button onClick={() => send(wish)}>
        <RotateCcw size={16} aria-hidden /> {t("again")}
      </Button>
    </section>
  )
}
