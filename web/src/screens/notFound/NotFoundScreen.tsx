import { Link } from "../../app/Link.tsx"
import { appTexts } from "../../app/texts.ts"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFound } from "./NotFound.tsx"

/** An address that leads nowhere. */
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
