import { Button } from "../../../kit/Button.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { wayTexts } from "./texts.ts"

/** Opens the cart's own store, where the way is changed (SPEC §2.4, current store). */
export const WayButton = () => {
  const t = useTexts(wayTexts)
  const { send } = useShop()
  return (
    <Button
      look="calm"
      aria-haspopup="dialog"
      data-testid="change-way"
      onClick={() => send({ type: "ModalOpened", modal: { _tag: "CurrentStore", ofCart: true } })}
    >
      {t("changeWay")}
    </Button>
  )
}
