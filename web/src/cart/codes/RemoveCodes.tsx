import { useShop } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { codeTexts } from "./texts.ts"

/** A button for each of these codes that takes it out of the cart. */
export const RemoveCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const t = useTexts(codeTexts)
  const { send } = useShop()
  return codes.map((code) => (
    <Button key={code} look="calm" onClick={() => send({ type: "CouponRemoved", code })}>
      {t("removeCode", { code })}
    </Button>
  ))
}
