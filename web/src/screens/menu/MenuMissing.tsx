import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./MenuScreen.module.css"
import { menuTexts } from "./texts.ts"

/** There is no such store. */
export const MenuMissing = () => {
  const t = useTexts(menuTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("missingTitle")}</PageTitle>
      <p>{t("missingText")}</p>
      <p>
        <Link to={{ _tag: "Stores" }} className={buttonClass()}>
          {t("chooseStore")}
        </Link>
      </p>
    </div>
  )
}
