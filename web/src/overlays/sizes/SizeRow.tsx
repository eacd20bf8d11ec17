import type { SizeName } from "@skorpe/core/domain/market"
import { availability, type Product, type Variation } from "@skorpe/core/domain/menu"
import type { Crust } from "@skorpe/core/domain/pizza"
import { Plus } from "lucide-react"
import { useShop, useServingTime, useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { productTexts } from "../../products/texts.ts"
import { useSoldOutWords } from "../../products/useSoldOutWords.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useCloseOverlay } from "../useCloseOverlay.ts"
import styles from "./SizeSheet.module.css"

interface SizeRowProps {
  readonly product: Product
  readonly variation: Variation
  /** `null` for products without pizza sizes, such as a bottle. */
  readonly size: SizeName | null
  /** Text for screen readers if there are several; `null` otherwise. */
  readonly crust: Crust | null
}

/** One size as a button that adds one piece of it and closes the sheet. */
export const SizeRow = ({ product, variation, size, crust }: SizeRowProps) => {
  const names = useTexts(productTexts)
  const { send } = useShop()
  const { money, words } = useFormat()
  const { current } = useView("store")
  const closeOverlay = useCloseOverlay()
  const at = useServingTime()
  const alone = { ...product, variations: [variation] as const }
  const soldOut = useSoldOutWords()(availability(alone, current?.status ?? null, at))
  const centimetres = size && /\d+ cm/.exec(words(variation.size))?.[0]
  const add = () => {
    // Closes the sheet first, because the age question would keep it open.
    closeOverlay()
    send({ type: "ProductAdded", productId: product.id, variationCode: variation.code, quantity: 1 })
  }
  return (
    <li>
      <button
        type="button"
        className={styles["size"]}
        aria-disabled={soldOut !== null}
        onClick={() => soldOut === null && add()}
      >
        <span className={styles["name"]}>{size === null ? words(variation.size) : names(size)}</span>
        {centimetres && <span className={styles["detail"]}>{centimetres}</span>}
        {crust !== null && <span className="sr-only">{names(crust)}</span>}
        <span className={styles["price"]}>{soldOut ?? money(variation.price)}</span>
        {soldOut === null && (
          <span className={styles["plus"]}>
            <Plus size={24} aria-hidden />
          </span>
        )}
      </button>
    </li>
  )
}
