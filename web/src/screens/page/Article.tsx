import { useShop, useView } from "../../shop/shopContext.ts"
import { ConsentOpener } from "../../consent/ConsentOpener.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Skeleton } from "../../kit/Skeleton.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { AllergenTables } from "./AllergenTables.tsx"
import type { ArticleName } from "./article.ts"
import { articles } from "./articles.ts"
import { Blocks } from "./Blocks.tsx"
import { Contents } from "./Contents.tsx"
import styles from "./PageScreen.module.css"
import { Questions } from "./Questions.tsx"
import { pageTexts } from "./texts.ts"

/** The number of headings from which an article gets a table of contents. */
const longFrom = 6

/** A text page: title, article, and any part of its own (SPEC §2.1, §2.2). */
export const Article = ({ name }: { readonly name: ArticleName }) => {
  const t = useTexts(pageTexts)
  const article = useLazyPart(articles[name], articles[name].now)
  const { market } = useShop()
  const { language } = useView("route")
  const said = article?.[language](market)
  return (
    <article className={styles.page} aria-busy={said === undefined}>
      <PageTitle>{t(name)}</PageTitle>
      {said === undefined ? (
        <Skeleton height="24rem" />
      ) : (
        <>
          <p className={styles.lead}>{said.lead}</p>
          {name !== "faq" && said.sections.length >= longFrom && <Contents sections={said.sections} />}
          {name === "faq" ? (
            <Questions sections={said.sections} />
          ) : (
            said.sections.map(({ id, title, body }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1}>
                  {title}
                </h2>
                <Blocks body={body} />
              </section>
            ))
          )}
          {name === "allergens" && <AllergenTables />}
          {name === "privacy" && <ConsentOpener className={buttonClass("calm")}>{t("changeConsent")}</ConsentOpener>}
        </>
      )}
    </article>
  )
}
