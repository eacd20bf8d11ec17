import { useView } from "../../shop/shopContext.ts"
import { MenuFailed } from "../menu/MenuFailed.tsx"
import { MenuLoading } from "../menu/MenuLoading.tsx"
import { MenuMissing } from "../menu/MenuMissing.tsx"
import { ProductFound } from "./ProductFound.tsx"
import { ProductMissing } from "./ProductMissing.tsx"

/** One product of the shown store; while its menu is loading or has failed, it renders like the menu screen. */
export const ProductScreen = ({ slug }: { readonly slug: string }) => {
  const { shown } = useView("store")
  switch (shown._tag) {
    case "Loaded": {
      const product = shown.value.menu.products.find((entry) => entry.slug === slug && entry.category !== "CHARGES")
      return product ? (
        <ProductFound key={product.id} {...shown.value} product={product} />
      ) : (
        <ProductMissing store={shown.value.store} />
      )
    }
    case "Failed":
      return <MenuFailed />
    case "Missing":
      return <MenuMissing />
    case "Idle":
    case "Loading":
      return <MenuLoading />
  }
}
