import { writePath } from "@skorpe/core/route"
import type { Language } from "@skorpe/core/language"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Header.module.css"
import { useShop, useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

const names: Record<Language, { readonly short: string; readonly long: string }> = {
  nb: { short: "NO", long: "Norsk" },
  sv: { short: "SV", long: "Svenska" },
  en: { short: "EN", long: "English" },
}

/** The market's languages; choosing one loads the same screen in it, with everything in hand. */
export const LanguageSwitch = () => {
  const t = useTexts(appTexts)
  const { market, send } = useShop()
  const { screen, language: shown } = useView("route")
  return (
    <nav className={styles.languages} aria-label={t("language")}>
      {market.languages.map(({ language }) => (
        <a
          key={language}
          href={writePath(market, language, screen)}
          hrefLang={language}
          lang={language}
          aria-current={language === shown ? "true" : undefined}
          aria-label={names[language].long}
          onClick={(event) => {
            event.preventDefault()
            send({ type: "LanguageChosen", language })
          }}
        >
          {names[language].short}
        </a>
      ))}
    </nav>
  )
}
