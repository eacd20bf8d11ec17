import type { Store } from "@skorpe/core/domain/store"
import { Link } from "../../shop/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFound } from "../notFound/NotFound.tsx"
import { productScreenTexts } from "./texts.ts"

/** The page for a product that the store does not sell. */
export const ProductMissing = ({ store }: { readonly store: Store }) => {
  const t = useTexts(productScreenTexts)
  return (
    <NotFound title={t("missingTitle")} text={t("missingText", { store: store.name })}>
      <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={buttonClass()}>
        {t("back")}
      </Link>
    </NotFound>
  )
}
