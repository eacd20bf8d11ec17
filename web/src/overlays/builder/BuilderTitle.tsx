import { namesInHand } from "@skorpe/core/domain/builder"
import { useView } from "../../shop/shopContext.ts"
import { useFormat } from "../../shop/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"

/** The builder panel's title with the pizza's name; a component of its own, so that it renders alone. */
export const BuilderTitle = () => {
  const t = useTexts(panelTexts)
  const { words } = useFormat()
  const hand = useView("builder")
  const { current } = useView("store")
  const names = hand._tag === "Nothing" || current === null ? [] : namesInHand(hand.pizza, current.menu)
  return names.length === 0 ? t("PizzaBuilder") : t("building", { name: names.map(words).join("\u00A0/ ") })
}
