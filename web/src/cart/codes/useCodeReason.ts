import { couponKey } from "@skorpe/core/domain/discount"
import { lazyProblemWords } from "../../shop/ProblemWords.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useLazyPart } from "../../kit/lazyPart.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { codeTexts } from "./texts.ts"

/** The cart's codes that the entered code cannot be combined with; empty if it is refused for another reason. */
export const useOthers = (): readonly string[] => {
  const { code, problems } = useView("coupon")
  const named = problems.flatMap(({ coupons = [] }) => coupons)
  return named.filter((one) => couponKey(one) !== couponKey(code))
}

/** Why the entered code is not in the cart, in one sentence; `undefined` if there is no reason against it. */
export const useCodeReason = (): string | undefined => {
  const t = useTexts(codeTexts)
  const { language } = useView("route")
  const { step, problems } = useView("coupon")
  const others = useOthers()
  const words = useLazyPart(lazyProblemWords)
  if (step === "unreached") return t("unreached")
  const [first] = problems
  if (first === undefined) return undefined
  return others.length > 0
    ? t("notTogether", { others: others.join(", ") })
    : words?.couponProblemText(first.code, language)
}
