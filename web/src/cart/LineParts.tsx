import { type CartItem, isAsItComes, type LinePart, linePartsOf, type Modification } from "@skorpe/core/domain/cart"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./LineParts.module.css"
import { cartTexts } from "./texts.ts"
import { useChangeWords } from "./useChangeWords.ts"

const Changes = ({ part }: { readonly part: LinePart }) => {
  const say = useChangeWords()
  const row = (change: Modification) => (
    <li key={change.code} data-off={change.quantity === 0}>
      {say(change)}
    </li>
  )
  return (
    <ul className={styles.changes}>
      {part.added.map(row)}
      {part.removed.map(row)}
    </ul>
  )
}

/** The ingredients that a line adds and removes, for each half of a half-and-half (SPEC §4.4). */
export const LineParts = ({ item }: { readonly item: CartItem }) => {
  const t = useTexts(cartTexts)
  const { words } = useFormat()
  const parts = linePartsOf(item)
  if (parts.every(isAsItComes)) return null
  return parts.map((part) => (
    <div key={part.side} className={styles.part}>
      {part.side !== "whole" && <p className={styles.half}>{t("half", { name: words(part.name) })}</p>}
      {isAsItComes(part) ? <p className={styles.plain}>{t("asItComes")}</p> : <Changes part={part} />}
    </div>
  ))
}
