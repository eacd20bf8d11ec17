import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { personalTitles } from "../../head/descriptions.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFoundScreen } from "../notFound/NotFoundScreen.tsx"
import { Article } from "./Article.tsx"
import { articleOf } from "./articles.ts"
import styles from "./PageScreen.module.css"
import { pageTexts } from "./texts.ts"

/** The text pages, and the placeholder for the account pages until login exists. */
export const PageScreen = () => {
  const { screen } = useView("route")
  const name = articleOf(screen)
  if (name !== null) return <Article key={name} name={name} />
  const isAccount = screen._tag === "Login" || screen._tag === "Register" || screen._tag === "Account"
  return isAccount ? <NoAccount at={screen._tag} /> : <NotFoundScreen />
}

/** The account placeholder; its tab title is the one that the server writes into the head (SPEC §2.2). */
const NoAccount = ({ at }: { readonly at: "Login" | "Register" | "Account" }) => {
  const t = useTexts(pageTexts)
  const { language } = useView("route")
  return (
    <article className={styles.page}>
      <PageTitle tab={personalTitles[at][language]}>{t("account")}</PageTitle>
      <p className={styles.lead}>{t("accountText")}</p>
      <p>
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("toStores")}
        </Link>
      </p>
    </article>
  )
}
