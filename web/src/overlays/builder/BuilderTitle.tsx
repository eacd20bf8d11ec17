import { namesInHand } from "@skorpe/core/builder"
import { useView } from "../../app/shopContext.ts"
import { useFormat } from "../../app/useFormat.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { panelTexts } from "../texts.ts"

/** The name of the builder's panel with that of the pizza in it; by itself, so that nothing else is drawn when it is. */
export const BuilderTitle = () => {
  const t = useTexts(panelTexts)
  const { words } = useFormat()
  const hand = useView("builder")
  const { current } = useView("store")
  const names = hand._tag === "Nothing" || current === null ? [] : namesInHand(hand.pizza, current.menu)
  return names.length === 0 ? t("PizzaBuilder") : t("building", { name: names.map(words).join("\u00A0/ ") })
}
