import type { Product } from "@skorpe/core/domain/menu"
import type { Modal } from "@skorpe/core/domain/overlay"
import { useSelector } from "@xstate/react"
import { Plus } from "lucide-react"
import { useShop } from "../shop/shopContext.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./AddButton.module.css"
import { productAdded } from "./productAdded.ts"
import { productTexts } from "./texts.ts"

/**
 * One tap puts a product in the cart if it comes in one variation. Otherwise it opens the sheet of sizes, or the builder
 * for two halves. Shows how many pieces are in the cart.
 */
export const AddButton = ({ product }: { readonly product: Product }) => {
  const t = useTexts(productTexts)
  const { send, units, views } = useShop()
  const { words } = useFormat()
  // Selects this product's count only: one press must not render all buttons again.
  const count = useSelector(units.cart, ({ lines }) =>
    lines.reduce((sum, { realId, quantity }) => (realId === product.id ? sum + quantity : sum), 0),
  )
  const { slug: productSlug, kind, variations } = product
  const isHalved = kind === "HALF_HALF"
  const isOne = !isHalved && variations.length === 1
  const add = () => {
    if (isOne) return send(productAdded(views(), product, variations[0], 1))
    const modal: Modal = isHalved
      ? { _tag: "PizzaBuilder", productSlug, lineId: null }
      : { _tag: "SizeSheet", productSlug }
    return send({ type: "ModalOpened", modal })
  }
  return (
    <button
      type="button"
      className={styles.add}
      aria-label={t(isOne ? "addIt" : isHalved ? "halveIt" : "chooseIt", { name: words(product.name) })}
      aria-haspopup={isOne ? undefined : "dialog"}
      onClick={add}
    >
      <Plus size={24} aria-hidden />
      {count > 0 && <span className={styles.count} data-count={count} />}
    </button>
  )
}
