import { redirectTo } from "@skorpe/core/domain/route"
import type { LoginStep } from "@skorpe/core/units/login"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../../kit/ShortPage.module.css"
import { LinkOutcome } from "../account/email/LinkOutcome.tsx"
import { loggedOutTexts } from "./texts.ts"

/** The steps of a password reset by a mail's link, which does not depend on the session. */
const ofLink: ReadonlySet<LoginStep> = new Set(["linkOpened", "settingPassword", "passwordSet"])

/** The screen after a session ends, by the customer or by expiry; the cart is kept. */
export const LoggedOutScreen = () => {
  const t = useTexts(loggedOutTexts)
  const { ended, step, isLinkOver } = useView("login")
  const { totalCount } = useView("cart")
  const isDeleted = useView("deletion")._tag === "Deleted"
  const isByHand = ended === null || ended.cause === "unspecified"
  const isOfLink = !isByHand && (isLinkOver || ofLink.has(step))
  return (
    <div className={styles.page}>
      <PageTitle>{t(isDeleted ? "deletedTitle" : "title")}</PageTitle>
      {isDeleted && <p>{t("deleted")}</p>}
      {!isByHand && <p>{t("over")}</p>}
      <LinkOutcome />
      {isOfLink && <p>{t("linkWorks")}</p>}
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
            {isOfLink && (
              <Link to={{ _tag: "NewPassword" }} className={buttonClass()}>
                {t("toPassword")}
              </Link>
            )}
            <Link
              to={{ _tag: "Login" }}
              search={redirectTo(ended.path)}
              className={buttonClass(isOfLink ? "calm" : "loud")}
            >
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
