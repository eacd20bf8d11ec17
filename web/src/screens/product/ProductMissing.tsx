import type { Store } from "@skorpe/core/store"
import { Link } from "../../app/Link.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./ProductScreen.module.css"
import { productScreenTexts } from "./texts.ts"

/** This store does not have it. */
export const ProductMissing = ({ store }: { readonly store: Store }) => {
  const t = useTexts(productScreenTexts)
  return (
    <div className={styles.missing}>
      <PageTitle>{t("missingTitle")}</PageTitle>
      <p>{t("missingText", { store: store.name })}</p>
      <p>
        <Link to={{ _tag: "Menu", storeSlug: store.slug }} className={buttonClass()}>
          {t("back")}
        </Link>
      </p>
    </div>
  )
}
