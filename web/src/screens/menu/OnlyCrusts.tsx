import type { SizeName } from "@skorpe/core/domain/market"
import { onlyCrustsIn, type Shelf } from "@skorpe/core/domain/menu"
import { productTexts } from "../../products/texts.ts"
import { useLanguage, useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

interface OnlyCrustsProps {
  readonly shelf: Shelf
  readonly size: SizeName | null
}

/** If a size filter leaves out some crusts, names the remaining ones; announced on a change. */
export const OnlyCrusts = ({ shelf, size }: OnlyCrustsProps) => {
  const t = useTexts(menuTexts)
  const names = useTexts(productTexts)
  const language = useLanguage()
  const crusts = size === null ? [] : onlyCrustsIn(shelf.products, size)
  // Only the English names are capitalised.
  const named = crusts.map((crust) => (language === "en" ? names(crust) : names(crust).toLowerCase()))
  return (
    <output className={styles.count}>
      {size !== null &&
        crusts.length > 0 &&
        t("onlyCrusts", { size: names(size), crusts: new Intl.ListFormat(language).format(named) })}
    </output>
  )
}
