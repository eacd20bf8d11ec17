import type { Modification } from "@skorpe/core/domain/cart"
import type { Level } from "@skorpe/core/domain/menu"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { cartTexts } from "./texts.ts"

const amounts = {
  0: "without",
  0.75: "light",
  1: "with",
  1.5: "extra",
  2: "double",
  3: "triple",
} as const satisfies Record<Level, string>

/** A name inside a sentence: "Skinke" becomes "skinke", "BBQ-saus" stays. */
const within = (name: string): string =>
  name.slice(1, 2) === name.slice(1, 2).toUpperCase() ? name : name.slice(0, 1).toLowerCase() + name.slice(1)

/** Describes a change of an ingredient, in the cart and on the receipt: "Uten løk", "Dobbel ost". */
export const useChangeWords = (): ((change: Modification) => string) => {
  const t = useTexts(cartTexts)
  const { words } = useFormat()
  return ({ name, quantity }) => t(amounts[quantity], { name: within(words(name)) })
}
