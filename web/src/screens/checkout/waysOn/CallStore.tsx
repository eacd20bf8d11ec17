import { cartTexts } from "../../../cart/texts.ts"
import { buttonClass } from "../../../kit/Button.tsx"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { useCartStore } from "../way/useCartStore.ts"

/** Calls the cart's store; nothing while it is not loaded. */
export const CallStore = () => {
  const t = useTexts(cartTexts)
  const store = useCartStore()
  if (store === null) return null
  return (
    <a href={`tel:${store.phone}`} className={buttonClass("calm")}>
      {t("call", { store: store.name })}
    </a>
  )
}
