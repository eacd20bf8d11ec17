import { type LinePart, linePartsOf, type CartItem, type Modification } from "@skorpe/core/domain/cart"
import type { Level } from "@skorpe/core/domain/menu"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./LineParts.module.css"
import { cartTexts } from "./texts.ts"

const amounts = {
  0: "without",
  0.75: "light",
  1: "with",
  1.5: "extra",
  2: "double",
  3: "triple",
} as const satisfies Record<Level, string>

/** A name inside a sentence: "Skinke" becomes "skinke", "BBQ-saus" stays. */
const within = (name: string): string =>
  name.slice(1, 2) === name.slice(1, 2).toUpperCase() ? name : name.slice(0, 1).toLowerCase() + name.slice(1)

const Changes = ({ part }: { readonly part: LinePart }) => {
  const t = useTexts(cartTexts)
  const { words } = useFormat()
  const row = ({ code, name, quantity }: Modification) => (
    <li key={code} data-off={quantity === 0}>
      {t(amounts[quantity], { name: within(words(name)) })}
    </li>
  )
  return (
    <ul className={styles.changes}>
      {part.added.map(row)}
      {part.removed.map(row)}
    </ul>
  )
}

const isAsItComes = ({ added, removed }: LinePart): boolean => added.length + removed.length === 0

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
