import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../../kit/ShortPage.module.css"
import { loggedOutTexts } from "./texts.ts"

/** The screen after a session ends, by the customer or by expiry; the cart is kept. */
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
