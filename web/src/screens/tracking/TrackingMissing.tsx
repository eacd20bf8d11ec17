import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFound } from "../notFound/NotFound.tsx"
import { trackingTexts } from "./texts.ts"

/** There is no such order, or it is somebody else's. */
export const TrackingMissing = () => {
  const t = useTexts(trackingTexts)
  return (
    <NotFound title={t("missingTitle")} text={t("missingText")}>
      <Link to={{ _tag: "Stores" }} className={buttonClass()}>
        {t("toStores")}
      </Link>
    </NotFound>
  )
}
