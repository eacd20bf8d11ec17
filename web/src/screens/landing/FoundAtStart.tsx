import { useView } from "../../shop/shopContext.ts"
import { Button } from "../../kit/Button.tsx"
import { AddressList } from "../../overlays/stores/AddressList.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { landingTexts } from "./texts.ts"

/** What the typed address leads to: suggestions, or once one is picked the stores that deliver there. */
export const FoundAtStart = ({ field, onPicked }: { readonly field: string; readonly onPicked: () => void }) => {
  const t = useTexts(landingTexts)
  const { address } = useView("finder")
  const { modal } = useView("overlay")
  // The panel in front shows the same suggestions.
  if (modal !== null) return null
  if (address !== null) return <Button onClick={onPicked}>{t("whoDelivers")}</Button>
  return <AddressList field={field} isBesideWays onPicked={onPicked} />
}
