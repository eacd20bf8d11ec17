import { useShop, useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { upsellTexts } from "./texts.ts"
import styles from "./Upsells.module.css"

/** The button to the checkout; while no upsell is chosen, it is calm and its text declines them. */
export const OnToPayment = () => {
  const t = useTexts(upsellTexts)
  const { send } = useShop()
  const { shelves } = useView("upsells")
  const { lines } = useView("cart")
  const { current } = useView("store")
  const offered = new Set(shelves.flatMap(({ products }) => products))
  const isTaken = lines.some(({ realId }) =>
    current?.menu.products.some(({ id, productCode }) => id === realId && offered.has(productCode)),
  )
  return (
    <div className={styles.end} data-docked>
      <Button
        {...(isTaken || shelves.length === 0 ? {} : { look: "calm", className: styles.skip ?? "" })}
        onClick={() => send({ type: "UpsellsPassed" })}
      >
        {isTaken || shelves.length === 0 ? t("goOn") : t("skip")}
      </Button>
    </div>
  )
}
