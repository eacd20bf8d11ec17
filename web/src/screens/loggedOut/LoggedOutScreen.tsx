import { redirectTo } from "@skorpe/core/domain/route"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../../kit/ShortPage.module.css"
import { loggedOutTexts } from "./texts.ts"

/** The screen after a session ends, by the customer or by expiry; the cart is kept. */
export const LoggedOutScreen = () => {
  const t = useTexts(loggedOutTexts)
  const { ended } = useView("login")
  const { totalCount } = useView("cart")
  const isDeleted = useView("deletion")._tag === "Deleted"
  const isByHand = ended === null || ended.cause === "unspecified"
  return (
    <div className={styles.page}>
      <PageTitle>{t(isDeleted ? "deletedTitle" : "title")}</PageTitle>
      {isDeleted && <p>{t("deleted")}</p>}
      {!isByHand && <p>{t("over")}</p>}
      {totalCount > 0 && <p>{t("text")}</p>}
      <p className={styles.ways}>
        {isByHand ? (
          <>
            <Link to={{ _tag: "Landing" }} className={buttonClass()}>
              {t("toFront")}
            </Link>
            <Link to={{ _tag: "Login" }} className={buttonClass("calm")}>
              {t("login")}
            </Link>
          </>
        ) : (
          <>
            <Link to={{ _tag: "Login" }} search={redirectTo(ended.path)} className={buttonClass()}>
              {t("login")}
            </Link>
            <Link to={{ _tag: "Landing" }} className={buttonClass("calm")}>
              {t("toFront")}
            </Link>
          </>
        )}
      </p>
    </div>
  )
}
