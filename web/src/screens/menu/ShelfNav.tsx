import type { Shelf } from "@skorpe/core/domain/menu"
import { Heart } from "lucide-react"
import { useEffect, useRef } from "react"
import { flushSync } from "react-dom"
import { useShop, useView } from "../../shop/shopContext.ts"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { showInStrip } from "../../kit/showInStrip.ts"
import { MenuSearch } from "./MenuSearch.tsx"
import styles from "./ShelfNav.module.css"
import { shelfId } from "./ShelfSection.tsx"
import { menuTexts } from "./texts.ts"

/** Marks the link of the shelf in view. It depends on scrolling only, so it is not state of the world. */
const useScrollMark = (shelves: readonly Shelf[]) => {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    list.current?.querySelector("a")?.toggleAttribute("data-here", true)
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (!seen || !list.current) return
        for (const link of list.current.querySelectorAll("a")) {
          const here = link.hash === `#${seen.target.id}`
          link.toggleAttribute("data-here", here)
          if (!here) continue
          const { offsetLeft, offsetWidth } = link
          list.current.scrollTo({ left: offsetLeft - (list.current.clientWidth - offsetWidth) / 2 })
        }
      },
      { rootMargin: "-25% 0px -70% 0px" },
    )
    for (const { category } of shelves) {
      const section = document.querySelector(`#${shelfId(category)}`)
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [shelves])
  return list
}

interface ShelfNavProps {
  readonly shelves: readonly Shelf[]
  /** Whether search results replace the shelves; then no link is marked. */
  readonly isFinding: boolean
}

/** A sticky bar with the search and links to the shelves. */
export const ShelfNav = ({ shelves, isFinding }: ShelfNavProps) => {
  const t = useTexts(menuTexts)
  const products = useTexts(productTexts)
  const { send } = useShop()
  const { category: chosen, subCategory, onlyFavourites } = useView("menu")
  const list = useScrollMark(shelves)
  return (
    <nav className={styles.nav} aria-label={t("shelves")}>
      <div className={styles.row}>
        <MenuSearch />
        <button
          type="button"
          className={styles.liked}
          aria-label={t("favourites")}
          aria-pressed={onlyFavourites}
          onClick={() => send({ type: "FavouritesShown", only: !onlyFavourites })}
        >
          <Heart size={24} aria-hidden />
        </button>
        <ul ref={list} className={styles.list} data-finding={isFinding}>
          {shelves.map(({ category }) => (
            <li key={category}>
              <a
                href={`#${shelfId(category)}`}
                onFocus={showInStrip}
                onClick={(event) => {
                  // A hash link would add a history entry, which the shop would read as navigation.
                  event.preventDefault()
                  const narrowed = category === chosen ? subCategory : null
                  // Renders synchronously: a search may have hidden the section that is scrolled to.
                  flushSync(() => send({ type: "ShelfChosen", category, subCategory: narrowed }))
                  const section = document.querySelector<HTMLElement>(`#${shelfId(category)}`)
                  section?.scrollIntoView()
                  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true })
                }}
              >
                {category === "CHARGES" ? "" : products(category)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
