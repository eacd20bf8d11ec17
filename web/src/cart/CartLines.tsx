import { useView } from "../shop/shopContext.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { CartLine } from "./CartLine.tsx"
import { RemovedLine } from "./RemovedLine.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** All lines of the cart. The last removed line keeps its place, with an undo button, until the cart changes again. */
export const CartLines = () => {
  const t = useTexts(cartTexts)
  const { lines, removed } = useView("cart")
  const drawn = lines.map((line, index) => <CartLine key={line.id} line={line} index={index} />)
  const rows = removed
    ? drawn.toSpliced(removed.index, 0, <RemovedLine key={`${removed.item.id}-gone`} item={removed.item} />)
    : drawn
  return (
    <ul aria-label={t("lines")} className={styles.lines}>
      {rows}
    </ul>
  )
}
