import type { MouseEvent } from "react"
import { isForBrowser } from "../../app/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import type { Section } from "./article.ts"
import styles from "./PageScreen.module.css"
import { pageTexts } from "./texts.ts"

/** Goes to a heading as its link would, and leaves the history to pages. */
const jump = (event: MouseEvent, id: string): void => {
  const heading = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (heading === null || isForBrowser(event)) return
  event.preventDefault()
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}

/** The headings of a long article, to jump to. */
export const Contents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const t = useTexts(pageTexts)
  return (
    <nav className={styles.contents} aria-label={t("onThisPage")}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => jump(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
