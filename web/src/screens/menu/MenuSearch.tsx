import { Search, X } from "lucide-react"
import { useRef } from "react"
import { useShop, useView } from "../../app/shopContext.ts"
import { useLater } from "../../kit/later.ts"
import { useTypedBefore } from "../../kit/useTypedBefore.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { lateFound } from "./lateFound.ts"
import styles from "./MenuSearch.module.css"
import { menuTexts } from "./texts.ts"

/** The field that searches the menu; on a phone as small as its sign until it is touched. */
export const MenuSearch = () => {
  const t = useTexts(menuTexts)
  const { send } = useShop()
  const { query, history } = useView("search")
  const { current } = useView("store")
  const { language } = useView("route")
  const field = useRef<HTMLInputElement>(null)
  const type = (query: string): void => send({ type: "SearchTyped", query })
  useTypedBefore(field, query, type)
  return (
    <search className={styles.search} data-open={query !== ""}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: "SearchSubmitted", query })
          // The keyboard of a phone goes, and what was found is seen.
          field.current?.blur()
        }}
      >
        <Search size={16} aria-hidden />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t("search")}
          placeholder={t("search")}
          maxLength={200}
          value={query}
          onFocus={() => {
            // What does not come now is asked for again with the first key.
            if (current)
              void lateFound.load().then(({ prepareSearch }) => prepareSearch(current.menu, language), ignore)
          }}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return
            // Done with it: it is empty, and as small again as before it was touched.
            if (query !== "") type("")
            field.current?.blur()
          }}
          onChange={({ target }) => type(target.value)}
        />
        {query !== "" && (
          <button
            type="button"
            aria-label={t("clearSearch")}
            onClick={() => {
              type("")
              field.current?.focus()
            }}
          >
            <X size={16} aria-hidden />
          </button>
        )}
      </form>
      {query === "" && history.length > 0 && <History />}
    </search>
  )
}

const ignore = (): void => {}

const History = () => {
  const late = useLater(lateFound)
  return (
    late && (
      <div className={styles.below}>
        <late.SearchHistory />
      </div>
    )
  )
}
