import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { loginTexts } from "./texts.ts"

/** The login page for a customer who is logged in already. */
export const AlreadyIn = () => {
  const t = useTexts(loginTexts)
  return (
    <>
      <PageTitle>{t("isIn")}</PageTitle>
      <p>
        <Link to={{ _tag: "Account" }} className={buttonClass()}>
          {t("toAccount")}
        </Link>
      </p>
    </>
  )
}
