import { availability } from "@skorpe/core/domain/menu"
import { AddButton } from "../../products/AddButton.tsx"
import { useServingTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Deals.module.css"
import { dealTexts } from "./texts.ts"

/**
 * The products of a picked deal, each with the menu's own button: one tap adds a product with a single variant. The
 * deal is judged again with every tap.
 */
export const DealGoods = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTexts(dealTexts)
  const { money, words } = useFormat()
  const { current } = useView("store")
  const { storeId } = useView("cart")
  const at = useServingTime()
  // Adding from another store's menu would move the cart.
  if (current === null || (storeId !== "" && storeId !== current.store.id)) return null
  const { menu, status } = current
  const goods = menu.products.filter(
    (product) => codes.includes(product.productCode) && availability(product, status, at)._tag === "Available",
  )
  if (goods.length === 0) return null
  return (
    <ul className={styles.goods} aria-label={t("goods")}>
      {goods.map((product) => (
        <li key={product.id}>
          <strong>{words(product.name)}</strong>
          {product.variations.length === 1 && <span>{money(product.variations[0].price)}</span>}
          <AddButton product={product} />
        </li>
      ))}
    </ul>
  )
}
