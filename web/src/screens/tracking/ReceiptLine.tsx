import { isAsItComes, type LinePart, partsOfOrdered } from "@skorpe/core/domain/cart"
import { nameOfLine, type OrderedLine } from "@skorpe/core/domain/order"
import { cartTexts } from "../../cart/texts.ts"
import { useChangeWords } from "../../cart/useChangeWords.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Receipt.module.css"

/** The changes of a whole line or of a half, on one line; a half is named. */
const Part = ({ part }: { readonly part: LinePart }) => {
  const t = useTexts(cartTexts)
  const { words } = useFormat()
  const say = useChangeWords()
  const changes = [...part.added, ...part.removed].map(say).join(" · ")
  const said = isAsItComes(part) ? t("asItComes") : changes
  return <p>{part.side === "whole" ? said : `${t("half", { name: words(part.name) })}: ${said}`}</p>
}

/** A line of an order: quantity, name and price, then size, crust and changes in the reader's language. */
export const ReceiptLine = ({ line }: { readonly line: OrderedLine }) => {
  const { money, words } = useFormat()
  const language = useLanguage()
  const parts = partsOfOrdered(line)
  const variant = line.words?.variant ?? null
  return (
    <li className={styles.line}>
      <div>
        <p className={styles.name}>
          {line.quantity} × {nameOfLine(line, language)}
        </p>
        {variant !== null && <p>{words(variant)}</p>}
        {!parts.every(isAsItComes) && parts.map((part) => <Part key={part.side} part={part} />)}
      </div>
      <span>{money(line.linePrice)}</span>
    </li>
  )
}
