import { buttonClass } from "../../kit/Button.tsx"
import { Link } from "../../shop/Link.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { newPasswordTexts } from "./texts.ts"

/** A customer without an e-mail address has no password, and needs none. */
export const NoAddress = () => {
  const t = useTexts(newPasswordTexts)
  return (
    <>
      <p>{t("noAddress")}</p>
      <p>
        <Link to={{ _tag: "Account" }} className={buttonClass("calm")}>
          {t("toAccount")}
        </Link>
      </p>
    </>
  )
}
