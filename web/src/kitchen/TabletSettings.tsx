import type { Language } from "@skorpe/core/domain/language"
import { useLanguage, useTexts } from "../texts/DictionaryContext.tsx"
import { useKitchen, useViews } from "./kitchenContext.ts"
import styles from "./TabletSettings.module.css"
import { kitchenTexts } from "./texts.ts"

const names: Record<Language, string> = { nb: "Norsk", sv: "Svenska", en: "English" }

/** The foot of the page: its language and the tablet's settings. */
export const TabletSettings = () => {
  const t = useTexts(kitchenTexts)
  const language = useLanguage()
  const { market, send, saveLog } = useKitchen()
  const { tablet } = useViews()
  const isIn = tablet._tag === "Open" || tablet._tag === "Choosing"
  return (
    <footer className={styles.settings} aria-label={t("tablet")}>
      <fieldset className={styles.group} aria-label={t("language")}>
        {market.languages.map((one) => (
          <button
            key={one.language}
            type="button"
            lang={one.language}
            className={styles.button}
            aria-pressed={one.language === language}
            onClick={() => send({ type: "LanguageChosen", language: one.language })}
          >
            {names[one.language]}
          </button>
        ))}
      </fieldset>
      <div className={styles.group}>
        {tablet._tag === "Open" && (
          <button type="button" className={styles.button} onClick={() => send({ type: "StoreLeft" })}>
            {t("changeStore")}
          </button>
        )}
        <button type="button" className={styles.button} onClick={() => void saveLog()}>
          {t("saveLog")}
        </button>
        {isIn && (
          <button type="button" className={styles.button} onClick={() => send({ type: "TabletLocked" })}>
            {t("lock")}
          </button>
        )}
      </div>
    </footer>
  )
}
