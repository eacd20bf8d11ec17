import { Link } from "../../shop/Link.tsx"
import { appTexts } from "../../shop/texts.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFound } from "./NotFound.tsx"

/** The screen for an unknown address. */
export const NotFoundScreen = () => {
  const t = useTexts(appTexts)
  return (
    <NotFound title={t("missingTitle")} text={t("missingText")}>
      <Link to={{ _tag: "Landing" }} className={buttonClass()}>
        {t("toFront")}
      </Link>
      <Link to={{ _tag: "Stores" }} className={buttonClass("calm")}>
        {t("stores")}
      </Link>
    </NotFound>
  )
}
