import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./LoggedOutScreen.module.css"
import { loggedOutTexts } from "./texts.ts"

/** Where the end of a session leads, whoever ended it; the cart is still there. */
export const LoggedOutScreen = () => {
  const t = useTexts(loggedOutTexts)
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <p>{t("text")}</p>
      <p>
        <Link to={{ _tag: "Landing" }} className={buttonClass()}>
          {t("toFront")}
        </Link>
      </p>
    </div>
  )
}
