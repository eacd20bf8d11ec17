import { lazyPart, useLazyPart } from "../kit/lazyPart.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

/** The messages of all error codes, lazy because they are rarely needed. */
export const lazyProblemWords = lazyPart(() => import("./problemWords.ts"))

interface ProblemWordsProps {
  readonly code: number
  /** Whether the problem is a coupon's, whose minimum has its own message. */
  readonly isOfCoupon?: boolean
  /** The phone number that the problem is about, as it was typed. */
  readonly phone?: string
}

/** The message for an error code of SPEC §8.3; a general one until the messages are loaded. */
export const ProblemWords = ({ code, isOfCoupon = false, phone }: ProblemWordsProps) => {
  const t = useTexts(appTexts)
  const { language } = useView("route")
  const words = useLazyPart(lazyProblemWords)
  if (words && phone !== undefined) return <>{words.phoneProblemText(code, phone, language)}</>
  return <>{words ? words[isOfCoupon ? "couponProblemText" : "problemText"](code, language) : t("technical")}</>
}
