import { useState } from "react"
import { askForVersion } from "../kit/newVersion.ts"
import type { Shop } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import { useDictionary } from "../texts/DictionaryContext.tsx"
import { keepTrying } from "../texts/keepTrying.ts"
import { withWords } from "../texts/restOfWords.ts"

interface ReportOpenerProps {
  readonly shop: Shop
  readonly className?: string | undefined
}

/** Fetched on a press only: few customers ever report a problem. */
const loadReport = () =>
  keepTrying(
    () => withWords(import("./openReport.tsx")),
    () => void askForVersion(),
  )

/** A button that opens the report of a problem, and says so when that cannot be loaded. */
export const ReportOpener = ({ shop, className }: ReportOpenerProps) => {
  const dictionary = useDictionary()
  const t = dictionary.from(appTexts)
  const [hasFailed, fail] = useState(false)
  const open = (opener: HTMLElement): void => {
    fail(false)
    loadReport().then(
      ({ openReport }) => openReport(shop, dictionary, opener),
      () => fail(true),
    )
  }
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {t("reportProblem")}
      </button>
      {hasFailed && <p role="alert">{t("technical")}</p>}
    </>
  )
}
