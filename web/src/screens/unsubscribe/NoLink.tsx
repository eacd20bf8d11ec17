import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

/** The page by itself: where the link is to be found, and where else one can choose. */
export const NoLink = () => {
  const t = useTexts(unsubscribeTexts)
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      <p>{t("noLink")}</p>
      <p>
        <Link to={{ _tag: "Account" }} className={buttonClass("calm")}>
          {t("toAccount")}
        </Link>
      </p>
    </>
  )
}
