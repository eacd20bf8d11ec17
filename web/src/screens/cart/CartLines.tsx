import { useView } from "../../app/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { CartLine } from "./CartLine.tsx"
import { RemovedLine } from "./RemovedLine.tsx"
import styles from "./CartLine.module.css"
import { cartTexts } from "./texts.ts"

/** All lines of the cart; what was just taken out holds its place until something else happens. */
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
