import type { Notice } from "@skorpe/core/domain/notification"
import { ProblemWords } from "../../shop/ProblemWords.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./CodeNotice.module.css"
import { codeTexts } from "./texts.ts"

/** The notices about codes. */
export type AboutCode = Extract<Notice, { readonly _tag: "CodeAdded" | "CodeRefused" | "CodesLapsed" }>

/** The content of a notice about codes; if more goods can restore a lapsed code, its undo button is here. */
export const CodeNotice = ({ notice }: { readonly notice: AboutCode }) => {
  const t = useTexts(codeTexts)
  switch (notice._tag) {
    case "CodeAdded":
      return t("added", { code: notice.code })
    case "CodeRefused":
      return (
        <>
          {t("notAdded", { code: notice.code })} <ProblemWords code={notice.problem} isOfCoupon />
        </>
      )
    case "CodesLapsed":
      return <Lapsed codes={notice.codes.join(", ")} />
  }
}

const Lapsed = ({ codes }: { readonly codes: string }) => {
  const t = useTexts(codeTexts)
  const { send } = useShop()
  const { lapsed } = useView("cart")
  return (
    <span className={styles.lapsed}>
      <span>{t("lapsed", { codes })}</span>
      {lapsed?.canUndo && (
        <button type="button" aria-label={t("undoOf", { codes })} onClick={() => send({ type: "LapseUndone" })}>
          {t("undo")}
        </button>
      )}
    </span>
  )
}
