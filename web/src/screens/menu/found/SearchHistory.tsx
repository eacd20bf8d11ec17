import { History, Trash2 } from "lucide-react"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./SearchHistory.module.css"
import { foundTexts } from "./texts.ts"

/** Earlier searches on this device, to repeat or remove; visible while the empty field has the focus. */
export const SearchHistory = () => {
  const t = useTexts(foundTexts)
  const { send } = useShop()
  const { history } = useView("search")
  return (
    // Keeps the focus in the field: on blur the list would disappear before the click.
    <div className={styles["history"]} onMouseDown={(event) => event.preventDefault()} role="presentation">
      <p className={styles["title"]}>{t("before")}</p>
      <ul>
        {history.map(({ query }) => (
          <li key={query}>
            <button type="button" onClick={() => send({ type: "SearchSubmitted", query })}>
              <History size={16} aria-hidden /> {query}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => send({ type: "SearchHistoryCleared" })}>
        <Trash2 size={16} aria-hidden /> {t("forget")}
      </button>
    </div>
  )
}
