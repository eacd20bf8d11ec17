import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"

/** The size sheet's title: the product's name, while this store sells it. */
export const SizeTitle = ({ productSlug }: { readonly productSlug: string }) => {
  const t = useTexts(panelTexts)
  const { words } = useFormat()
  const product = useView("store").current?.menu.products.find(({ slug }) => slug === productSlug)
  return product ? words(product.name) : t("SizeSheet")
}
