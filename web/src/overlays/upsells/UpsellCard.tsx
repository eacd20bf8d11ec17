import { Plus } from "lucide-react"
import type { Menu } from "@skorpe/core/domain/menu"
import type { ShelfGood } from "@skorpe/core/domain/upsells"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { Stepper } from "../../kit/Stepper.tsx"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { upsellTexts } from "./texts.ts"
import styles from "./Upsells.module.css"

interface UpsellCardProps {
  readonly good: ShelfGood
  readonly menu: Menu
}

/** A suggested product: a button that adds it, and a stepper once it is in the cart. */
export const UpsellCard = ({ good: { product, variation }, menu }: UpsellCardProps) => {
  const t = useTexts(upsellTexts)
  const { send } = useShop()
  const { money, words } = useFormat()
  const { lines } = useView("cart")
  const name = words(product.name)
  const line = lines.find(
    ({ variationCode, modifications, secondPizzaHalf }) =>
      variationCode === variation.code && modifications.changes.length === 0 && secondPizzaHalf === undefined,
  )
  const add = () => send({ type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity: 1 })
  return (
    <li className={styles.card} data-chosen={line !== undefined}>
      <MenuPicture menu={menu} product={product} code={variation.code} size={160} className={styles.picture} />
      <h3>{name}</h3>
      <p className={styles.size}>{words(variation.size)}</p>
      <div className={styles.foot}>
        <p className={styles.price}>{money(variation.price)}</p>
        {line === undefined ? (
          <button type="button" className={styles.add} aria-label={t("add", { name })} onClick={add}>
            <Plus size={24} aria-hidden />
          </button>
        ) : (
          <Stepper
            value={line.quantity}
            label={t("quantityOf", { name })}
            less={line.quantity === 1 ? t("remove", { name }) : t("less", { name })}
            more={t("more", { name })}
            removes={line.quantity === 1}
            atMost={line.quantity >= 99}
            onLess={() => send({ type: "LineDecreased", id: line.id })}
            onMore={() => send({ type: "LineIncreased", id: line.id })}
          />
        )}
      </div>
    </li>
  )
}
