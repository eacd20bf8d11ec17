import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFound } from "../notFound/NotFound.tsx"
import { menuTexts } from "./texts.ts"

/** There is no such store. */
export const MenuMissing = () => {
  const t = useTexts(menuTexts)
  return (
    <NotFound title={t("missingTitle")} text={t("missingText")}>
      <Link to={{ _tag: "Stores" }} className={buttonClass()}>
        {t("chooseStore")}
      </Link>
    </NotFound>
  )
}
