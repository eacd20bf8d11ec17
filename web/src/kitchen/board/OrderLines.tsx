import type { KitchenChange, KitchenLine } from "@skorpe/core/domain/order"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./OrderLines.module.css"
import { boardTexts } from "./texts.ts"

const levels = {
  0: "level0",
  0.75: "level075",
  1: "level1",
  1.5: "level15",
  2: "level2",
  3: "level3",
} as const

const Change = ({ change }: { readonly change: KitchenChange }) => {
  const t = useTexts(boardTexts)
  const { name, part, quantity } = change
  return (
    <li className={styles.change} data-without={quantity === 0}>
      {t(levels[quantity], { name })}
      {part !== "w" && <span> ({part === "1" ? t("half1") : t("half2")})</span>}
    </li>
  )
}

const Line = ({ line }: { readonly line: KitchenLine }) => (
  <li className={styles.line}>
    <span className={styles.quantity}>{line.quantity} ×</span>
    <div>
      <p className={styles.name}>{line.name}</p>
      {line.variant !== "" && <p className={styles.variant}>{line.variant}</p>}
      {line.changes.length > 0 && (
        <ul>
          {line.changes.map((change) => (
            <Change key={`${change.code}/${change.part}`} change={change} />
          ))}
        </ul>
      )}
    </div>
  </li>
)

/** What to make, with each change from the product's own ingredients. */
export const OrderLines = ({ lines }: { readonly lines: readonly KitchenLine[] }) => (
  <ul className={styles.lines}>
    {lines.map((line, nth) => (
      // The lines of an order never change, and two of them may be alike.
      // oxlint-disable-next-line react/no-array-index-key
      <Line key={nth} line={line} />
    ))}
  </ul>
)
