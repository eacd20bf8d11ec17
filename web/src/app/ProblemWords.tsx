import { later, useLater } from "../kit/later.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

/** What a customer reads for each code: words in three languages that hardly anybody needs. */
export const lateProblemWords = later(() => import("./problemWords.ts"))

/** What a customer reads for a code of SPEC §8.3; that something went wrong, while the words are not here. */
export const ProblemWords = ({ code }: { readonly code: number }) => {
  const t = useTexts(appTexts)
  const { language } = useView("route")
  const words = useLater(lateProblemWords)
  return <>{words ? words.problemText(code, language) : t("technical")}</>
}
