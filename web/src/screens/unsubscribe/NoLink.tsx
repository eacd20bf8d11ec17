import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { unsubscribeTexts } from "./texts.ts"

/** The page without a token: says where the link is, and links to the account. */
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
