import { Link } from "../../app/Link.tsx"
import { useView } from "../../app/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFoundScreen } from "../notFound/NotFoundScreen.tsx"
import { Article } from "./Article.tsx"
import { articleOf } from "./articles.ts"
import styles from "./PageScreen.module.css"
import { pageTexts } from "./texts.ts"

/** The pages of words, and what stands in the place of the account until one can log in. */
export const PageScreen = () => {
  const { screen } = useView("route")
  const name = articleOf(screen)
  if (name !== null) return <Article key={name} name={name} />
  const isAccount = screen._tag === "Login" || screen._tag === "Register" || screen._tag === "Account"
  return isAccount ? <NoAccount /> : <NotFoundScreen />
}

const NoAccount = () => {
  const t = useTexts(pageTexts)
  return (
    <article className={styles.page}>
      <PageTitle>{t("account")}</PageTitle>
      <p className={styles.lead}>{t("accountText")}</p>
      <p>
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("toStores")}
        </Link>
      </p>
    </article>
  )
}
