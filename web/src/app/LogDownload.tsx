import { useRef } from "react"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Footer.module.css"
import { useShop } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"

/**
 * Saves the session's log as a file and shows the hash that a replay of it must end with (DECISIONS §17). The hash is
 * written straight into the DOM: an export is no event of the shop, and must not change what it exports.
 */
export const LogDownload = () => {
  const t = useTexts(appTexts)
  const { market, exportLog } = useShop()
  const shown = useRef<HTMLOutputElement>(null)
  const download = async (): Promise<void> => {
    const [log, { saveLog }] = await Promise.all([exportLog(), import("./saveLog.ts")])
    saveLog(market.id, log)
    shown.current?.replaceChildren(log.hash)
  }
  return (
    <>
      <button type="button" className={styles.download} onClick={() => void download()} data-testid="log-download">
        {t("downloadLog")}
      </button>
      <p className={styles.hint}>{t("logHint")}</p>
      <p className={styles.hash}>
        <span>{t("logHash")}</span> <output ref={shown} data-testid="log-hash" />
      </p>
    </>
  )
}
