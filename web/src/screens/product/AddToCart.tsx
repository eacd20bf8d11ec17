import { Check, ShoppingBag } from "lucide-react"
import type { Product, Variation } from "@skorpe/core/domain/menu"
import { times } from "@skorpe/core/domain/money"
import { noticesIn } from "@skorpe/core/domain/notification"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Button } from "../../kit/Button.tsx"
import { Stepper } from "../../kit/Stepper.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { productAdded } from "../../products/productAdded.ts"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

interface AddToCartProps {
  readonly product: Product
  readonly variation: Variation
  /** The sold-out text; `null` if available. */
  readonly soldOut: string | null
}

/** A stepper for the quantity, and a button that adds it to the cart: it shows the sum, and for a while that it did. */
export const AddToCart = ({ product, variation, soldOut }: AddToCartProps) => {
  const t = useTexts(productScreenTexts)
  const { send, views } = useShop()
  const { money, words } = useFormat()
  const { quantity } = useView("menu")
  const isShared = product.kind === "HALF_HALF"
  const add = () =>
    isShared
      ? send({ type: "ModalOpened", modal: { _tag: "PizzaBuilder", productSlug: product.slug, lineId: null } })
      : send(productAdded(views(), product, variation, quantity))
  const isAdded = noticesIn(useView("notification"), "main", "menu").some(
    ({ notice }) => notice._tag === "Added" && words(notice.name) === words(product.name),
  )
  const put = isAdded ? (
    <>
      <Check size={24} aria-hidden />
      <span>{t("added")}</span>
    </>
  ) : (
    <>
      <ShoppingBag size={16} aria-hidden />
      <span>{t("add")}</span>
      <span className={styles.sum}>{money(times(variation.price, quantity))}</span>
    </>
  )
  return (
    <div className={styles.add} data-docked>
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
        aria-haspopup={isShared ? "dialog" : undefined}
        onClick={() => soldOut === null && add()}
        data-testid="add"
      >
        {soldOut ?? (isShared ? t("chooseHalves") : put)}
      </Button>
    </div>
  )
}
