import { ShoppingBag } from "lucide-react"
import type { Product, Variation } from "@skorpe/core/menu"
import { times } from "@skorpe/core/money"
import { useShop, useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Stepper } from "../../kit/Stepper.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

interface AddToCartProps {
  readonly product: Product
  readonly variation: Variation
  /** Why it cannot be had, in words; `null` when it can. */
  readonly soldOut: string | null
}

/** How many, and into the cart with the price of them all. */
export const AddToCart = ({ product, variation, soldOut }: AddToCartProps) => {
  const t = useTexts(productScreenTexts)
  const { send } = useShop()
  const { money } = useFormat()
  const { quantity } = useView("menu")
  const add = () => send({ type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity })
  const isShared = product.kind === "HALF_HALF"
  const put = (
    <>
      <ShoppingBag size={20} aria-hidden />
      <span>{t("add")}</span>
      <span className={styles.sum}>{money(times(variation.price, quantity))}</span>
    </>
  )
  return (
    <div className={styles.add}>
      <Stepper
        value={quantity}
        label={t("quantity")}
        less={t("less")}
        more={t("more")}
        atLeast={quantity <= 1}
        atMost={quantity >= 20}
        onLess={() => send({ type: "QuantityStepped", step: -1 })}
        onMore={() => send({ type: "QuantityStepped", step: 1 })}
      />
      <Button
        className={styles.button ?? ""}
        aria-disabled={soldOut !== null}
        onClick={() => soldOut === null && add()}
        data-testid="add"
      >
        {soldOut ?? (isShared ? t("chooseHalves") : put)}
      </Button>
    </div>
  )
}
