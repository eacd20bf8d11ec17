import { X } from "lucide-react"
import { localise } from "@skorpe/core/domain/language"
import type { Notice } from "@skorpe/core/domain/notification"
import type { ShownNotice } from "@skorpe/core/units/notification"
import type { ReactNode } from "react"
import { LazyCodeNotice } from "../cart/codes/LazyCodeNotice.tsx"
import { ReportOpener } from "../report/ReportOpener.tsx"
import { Link } from "../shop/Link.tsx"
import { ProblemWords } from "../shop/ProblemWords.tsx"
import { useShop, useView } from "../shop/shopContext.ts"
import { appTexts } from "../shop/texts.ts"
import { useFormat } from "../shop/useFormat.ts"
import { useTexts } from "../texts/DictionaryContext.tsx"
import styles from "./Notices.module.css"

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
      case "NotAdded":
        return t("notAdded")
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
      case "CodeAdded":
      case "CodeRefused":
      case "CodesLapsed":
        return <LazyCodeNotice notice={notice} />
      case "StatusMessage":
      case "GlobalStatusMessage":
        return localise(notice.text, language)
    }
  }
}

/** The notices in force, each with a button that dismisses it. */
export const ShownNotices = ({ notices }: { readonly notices: readonly ShownNotice[] }) => {
  const t = useTexts(appTexts)
  const shop = useShop()
  const { send } = shop
  const textOf = useNoticeText()
  return notices.map(({ id, kind, severity, notice }) =>
    // The button and the cart's count already show an addition, so this notice is for screen readers only.
    notice._tag === "Added" ? (
      <p key={id} className="sr-only">
        {textOf(notice)}
      </p>
    ) : (
      <div key={id} className={styles.notice} data-severity={severity}>
        <p>{textOf(notice)}</p>
        {notice._tag === "Technical" && (
          <div className={styles.actions}>
            <Link to={{ _tag: "Contact" }} className={styles.action}>
              {t("contactUs")}
            </Link>
            <ReportOpener shop={shop} className={styles.action} />
          </div>
        )}
        {notice._tag === "AddedElsewhere" && (
          <button type="button" className={styles.action} onClick={() => send({ type: "MoveUndone" })}>
            {t("undo")}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          aria-label={t("dismiss")}
          onClick={() => send({ type: "NoticeDismissed", kind })}
        >
          <X size={16} aria-hidden />
        </button>
      </div>
    ),
  )
}
