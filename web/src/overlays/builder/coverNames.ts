import type { BuilderView } from "@skorpe/core/units/builder"
import type { Cover } from "@skorpe/core/domain/builder"
import type { Localised } from "@skorpe/core/domain/language"
import type { Translate } from "../../texts/dictionary.ts"
import type { builderTexts } from "./texts.ts"

/** The text for each of the divider's stops. */
export const coverNames = (
  { both, hasOtherHalf }: Pick<BuilderView, "both" | "hasOtherHalf">,
  t: Translate<(typeof builderTexts)["table"]>,
  words: (text: Localised) => string,
): Readonly<Record<Cover, string>> => {
  const [left, right] = both
  const areAlike = left.id === right.id
  return {
    left: hasOtherHalf ? t("onlyThis", { name: areAlike ? t("left").toLowerCase() : words(left.name) }) : t("whole"),
    both: t("both"),
    right: t("onlyThis", { name: areAlike ? t("right").toLowerCase() : words(right.name) }),
  }
}
