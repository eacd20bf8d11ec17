import { sizeGroups } from "@skorpe/core/domain/menu"
import { useView } from "../../shop/shopContext.ts"
import { Message } from "../../kit/Message.tsx"
import { Customise } from "../../products/Customise.tsx"
import { MenuPicture } from "../../products/MenuPicture.tsx"
import { productTexts } from "../../products/texts.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { useFormat } from "../../shop/useFormat.ts"
import { SizeRow } from "./SizeRow.tsx"
import styles from "./SizeSheet.module.css"
import { sizeTexts } from "./texts.ts"

/** A product's sizes with their prices. A tap on one adds it and closes the sheet; the builder is one tap further. */
export const SizeSheet = ({ productSlug }: { readonly productSlug: string }) => {
  const t = useTexts(sizeTexts)
  const names = useTexts(productTexts)
  const { words } = useFormat()
  const { current } = useView("store")
  const product = current?.menu.products.find(({ slug }) => slug === productSlug)
  if (!current || !product) {
    return (
      <Message tone="info">
        <p>{t("gone")}</p>
      </Message>
    )
  }
  const groups = sizeGroups(product)
  return (
    <div className={styles["sheet"]}>
      <div className={styles["about"]}>
        <MenuPicture menu={current.menu} product={product} size={160} className={styles["picture"]} />
        <p>{words(product.description)}</p>
      </div>
      {groups.map(({ crust, sizes }) => (
        <section key={crust ?? ""} aria-label={crust === null ? t("sizes") : t("crust", { crust: names(crust) })}>
          {groups.length > 1 && crust !== null && <h3>{t("crust", { crust: names(crust) })}</h3>}
          <ul className={styles["sizes"]}>
            {sizes.map(({ size, variation }) => (
              <SizeRow
                key={variation.code}
                product={product}
                variation={variation}
                size={size}
                crust={groups.length > 1 ? crust : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {product.kind === "PIZZA" && (
        <div className={styles["more"]}>
          <p>{t("otherwise")}</p>
          <Customise product={product} />
        </div>
      )}
    </div>
  )
}
