import { X } from "lucide-react"
import { localise } from "@skorpe/core/language"
import { type Notice, noticesIn } from "@skorpe/core/notification"
import type { Screen } from "@skorpe/core/route"
import { type ReactNode, useSyncExternalStore } from "react"
import { versionGone } from "../kit/newVersion.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { LateConsent } from "../consent/LateConsent.tsx"
import styles from "./Notices.module.css"
import { ProblemWords } from "./ProblemWords.tsx"
import { useShop, useView } from "./shopContext.ts"
import { appTexts } from "./texts.ts"
import { useFormat } from "./useFormat.ts"

const useNoticeText = (): ((notice: Notice) => ReactNode) => {
  const t = useTexts(appTexts)
  const { language } = useView("route")
  const { time } = useFormat()
  return (notice) => {
    switch (notice._tag) {
      case "Added":
        return t("added", { name: localise(notice.name, language) })
      case "AddedElsewhere":
        return t("addedElsewhere", { name: localise(notice.name, language), store: notice.storeName })
      case "PriceChanged":
        return t("priceChanged")
      case "AttemptGivenUp":
        return t("attemptGivenUp")
      case "Technical":
        return <ProblemWords code={notice.code} />
      case "TimeDropped":
        return t("timeDropped", { time: time(notice.at) })
      case "AlreadyOrdered":
        return t("alreadyOrdered")
      case "StatusMessage":
      case "GlobalStatusMessage":
        return localise(notice.text, language)
    }
  }
}

const contextOf = ({ _tag }: Screen) => (_tag === "Account" || _tag === "Register" ? "profile" : "menu")

/** Notifications at the bottom of the page, read out as they come; what is said of the delivery stands with it (SPEC §2.3, §2.5, §4.3). */
export const Notices = () => {
  const t = useTexts(appTexts)
  const { send } = useShop()
  const { screen } = useView("route")
  const shown = noticesIn(useView("notification"), "main", contextOf(screen))
  const { isLost } = useView("connection")
  const isGone = useSyncExternalStore(versionGone.subscribe, versionGone.now, () => false)
  const textOf = useNoticeText()
  return (
    <div className={styles.place}>
      <section className={styles.area} aria-label={t("notices")} aria-live="polite">
        {isLost && (
          <p className={styles.notice} data-severity="offline">
            {t("offline")}
          </p>
        )}
        {isGone && (
          <div className={styles.notice}>
            <p>{t("renewed")}</p>
            <button type="button" className={styles.renew} onClick={() => location.reload()}>
              {t("loadAgain")}
            </button>
          </div>
        )}
        {shown.map(({ id, kind, severity, notice }) => (
          <div key={id} className={styles.notice} data-severity={severity}>
            <p>{textOf(notice)}</p>
            <button
              type="button"
              className={styles.close}
              aria-label={t("dismiss")}
              onClick={() => send({ type: "NoticeDismissed", kind })}
            >
              <X size={16} aria-hidden />
            </button>
          </div>
        ))}
      </section>
      <LateConsent />
    </div>
  )
}
