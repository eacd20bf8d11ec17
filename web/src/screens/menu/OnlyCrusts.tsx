import type { SizeName } from "@skorpe/core/market"
import { onlyCrustsIn, type Shelf } from "@skorpe/core/menu"
import { productTexts } from "../../products/texts.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

interface OnlyCrustsProps {
  readonly shelf: Shelf
  readonly size: SizeName | null
}

/** Says which crusts are left where a shelf is narrowed to a size that not each of them is made in; read out when it changes. */
export const OnlyCrusts = ({ shelf, size }: OnlyCrustsProps) => {
  const t = useTexts(menuTexts)
  const names = useTexts(productTexts)
  const language = useLanguage()
  const crusts = size === null ? [] : onlyCrustsIn(shelf.products, size)
  // Of the three languages English alone writes them with a capital.
  const named = crusts.map((crust) => (language === "en" ? names(crust) : names(crust).toLowerCase()))
  return (
    <output className={styles.count}>
      {size !== null &&
        crusts.length > 0 &&
        t("onlyCrusts", { size: names(size), crusts: new Intl.ListFormat(language).format(named) })}
    </output>
  )
}
