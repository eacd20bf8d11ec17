import type { Language, Localised } from "../../language/model.ts"
import type { Market } from "../../market/model.ts"

/** A product's name in a language, else Swedish, else English, else the market's placeholder (SPEC §5, §8.5). */
export const nameProduct = (
  product: { readonly name: Partial<Localised> } | undefined,
  language: Language,
  { unknownProduct }: Pick<Market, "unknownProduct">,
): string => product?.name[language] || product?.name.sv || product?.name.en || unknownProduct
