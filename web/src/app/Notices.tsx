import { noticesIn } from "@skorpe/core/domain/notification"
import type { Screen } from "@skorpe/core/domain/route"
import { useSyncExternalStore } from "react"
import { LazyConsent } from "../consent/LazyConsent.tsx"
import { drawnOnceLoaded, lazyPart } from "../kit/lazyPart.ts"
import { versionGone } from "../kit/newVersion.ts"
import { useView } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { withWords } from "../texts/restOfWords.ts"
import styles from "./Notices.module.css"

/** Lazy, because no page opens with a notice. */
const Shown = drawnOnceLoaded(lazyPart(async () => (await withWords(import("./ShownNotices.tsx"))).ShownNotices))

const contextOf = ({ _tag }: Screen) => (_tag === "Account" || _tag === "Register" ? "profile" : "menu")

/** Live region of notices at the bottom of the page; those about delivery are shown beside it (SPEC §2.3, §2.5, §4.3). */
export const Notices = () => {
  const t = useTexts(appTexts)
  const { screen } = useView("route")
  const shown = noticesIn(useView("notification"), "main", contextOf(screen))
  const { isLost, isCodeLate } = useView("connection")
  const isGone = useSyncExternalStore(versionGone.subscribe, versionGone.now, () => false)
  return (
    <div className={styles.place}>
      <section className={styles.area} aria-label={t("notices")} aria-live="polite">
        {(isLost || isCodeLate) && (
          <p className={styles.notice} data-severity="offline">
            {t(isLost ? "offline" : "codeLate")}
          </p>
        )}
        {isGone && (
          <div className={styles.notice}>
            <p>{t("renewed")}</p>
            <button type="button" className={styles.action} onClick={() => location.reload()}>
              {t("loadAgain")}
            </button>
          </div>
        )}
        {shown.length > 0 && <Shown notices={shown} />}
      </section>
      <LazyConsent />
    </div>
  )
}
