import { Search, Trash2 } from "lucide-react"
import { useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { Link } from "../../../shop/Link.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../Account.module.css"
import searchStyles from "./SearchHistory.module.css"
import { searchesTexts } from "./texts.ts"

/** Recent menu searches on this device, to repeat or remove (SPEC §3). */
export const Searches = () => {
  const t = useTexts(searchesTexts)
  const { send } = useShop()
  const { history } = useView("search")
  const title = useRef<HTMLHeadingElement>(null)
  const forget = () => {
    send({ type: "SearchHistoryCleared" })
    title.current?.focus()
  }
  return (
    <section className={styles.section} aria-labelledby="searches">
      <h2 id="searches" ref={title} tabIndex={-1}>
        {t("title")}
      </h2>
      {history.length > 0 && <p>{t("lead")}</p>}
      <output>{history.length === 0 && t("none")}</output>
      {history.length > 0 && (
        <>
          <ul className={searchStyles.list}>
            {history.map(({ query }) => (
              <li key={query}>
                <Again query={query} />
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={forget}>
            <Trash2 size={16} aria-hidden /> {t("forget")}
          </Button>
        </>
      )}
    </section>
  )
}

/** Repeats a search on the menu of the store that was chosen last. */
const Again = ({ query }: { readonly query: string }) => {
  const { send } = useShop()
  const { chosen } = useView("storeMemory")
  if (chosen === null) return <span className={searchStyles.query}>{query}</span>
  return (
    <Link
      to={{ _tag: "Menu", storeSlug: chosen.slug }}
      className={searchStyles.query}
      onClick={() => send({ type: "SearchSubmitted", query })}
    >
      <Search size={16} aria-hidden /> {query}
    </Link>
  )
}
