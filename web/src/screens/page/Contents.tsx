import type { MouseEvent } from "react"
import { isForBrowser } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import type { Section } from "./article.ts"
import styles from "./PageScreen.module.css"
import { pageTexts } from "./texts.ts"

/** Goes to a heading like a hash link, without a history entry. */
const jump = (event: MouseEvent, id: string): void => {
  const heading = document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (heading === null || isForBrowser(event)) return
  event.preventDefault()
  heading.scrollIntoView()
  heading.focus({ preventScroll: true })
}

/** The table of contents of a long article. */
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
