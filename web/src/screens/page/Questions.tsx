import { ChevronDown } from "lucide-react"
import { useShop, useView } from "../../shop/shopContext.ts"
import type { Section } from "./article.ts"
import { Blocks } from "./Blocks.tsx"
import styles from "./PageScreen.module.css"

/** An article's sections as an accordion; each opens and closes independently (SPEC §4.3). */
export const Questions = ({ sections }: { readonly sections: readonly Section[] }) => {
  const { send } = useShop()
  const { open } = useView("accordion")
  return (
    <div className={styles.questions}>
      {sections.map(({ id, title, body }) => {
        const name = `question-${id}`
        const isOpen = open.includes(name)
        return (
          <section key={id} className={styles.question}>
            <h2>
              <button
                type="button"
                id={`${name}-title`}
                aria-expanded={isOpen}
                aria-controls={name}
                onClick={() => send({ type: "SectionToggled", id: name })}
              >
                {title}
                <ChevronDown size={16} aria-hidden />
              </button>
            </h2>
            <div id={name} className={styles.answer} hidden={!isOpen}>
              <Blocks body={body} />
            </div>
          </section>
        )
      })}
    </div>
  )
}
