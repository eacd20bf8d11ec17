import { Search, X } from "lucide-react"
import { useRef } from "react"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { useTyped } from "../../kit/useTyped.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { lazyFound } from "./lazyFound.ts"
import styles from "./MenuSearch.module.css"
import { menuTexts } from "./texts.ts"

/** The menu's search field; on a phone it is collapsed to its icon until it has the focus. */
export const MenuSearch = () => {
  const t = useTexts(menuTexts)
  const { send } = useShop()
  const { query, history } = useView("search")
  const { current } = useView("store")
  const { language } = useView("route")
  const field = useRef<HTMLInputElement>(null)
  const [text, type] = useTyped(query, (query) => send({ type: "SearchTyped", query }))
  return (
    <search className={styles.search} data-open={text !== ""}>
      <form
        className={styles.field}
        onSubmit={(event) => {
          event.preventDefault()
          send({ type: "SearchSubmitted", query: text })
          // Hides the phone's keyboard, so that the results are visible.
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
          value={text}
          onFocus={() => {
            // If loading fails here, the first key triggers it again.
            if (current)
              void lazyFound.load().then(({ prepareSearch }) => prepareSearch(current.menu, language), ignore)
          }}
          onKeyDown={({ key }) => {
            if (key !== "Escape") return
            // Clears the field and collapses it.
            if (text !== "") type("")
            field.current?.blur()
          }}
          onChange={({ target }) => type(target.value)}
        />
        {text !== "" && (
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
      {text === "" && history.length > 0 && <History />}
    </search>
  )
}

const ignore = (): void => {}

const History = () => {
  const found = useLazyPart(lazyFound)
  return (
    found && (
      <div className={styles.below}>
        <found.SearchHistory />
      </div>
    )
  )
}
