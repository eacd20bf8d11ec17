import { inLanguage } from "@skorpe/core/domain/route"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { languageNames } from "./languageNames.ts"
import styles from "./LanguageSwitch.module.css"
import { useShop, useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"

/** Links to the market's languages; choosing one loads the same screen in it and keeps the state (SPEC §2.3). */
export const LanguageSwitch = () => {
  const t = useTexts(appTexts)
  const { market, send } = useShop()
  const { path, language: shown } = useView("route")
  return (
    <fieldset className={styles.languages} aria-label={t("language")}>
      {market.languages.map(({ language }) => (
        <a
          key={language}
          href={inLanguage(market, path, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === shown ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault()
            if (language !== shown) send({ type: "LanguageChosen", language })
          }}
        >
          {languageNames[language]}
        </a>
      ))}
    </fieldset>
  )
}
