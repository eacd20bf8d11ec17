import { reportDays } from "@skorpe/core/domain/report"
import { useState } from "react"
import { useTexts } from "../texts/DictionaryContext.tsx"
import type { Exported } from "./model.ts"
import styles from "./ReportSheet.module.css"
import { reportTexts } from "./texts.ts"

/** What a report holds and what it does not, in plain words; the log itself when asked for. */
export const WhatIsSent = ({ exported }: { readonly exported: Exported }) => {
  const t = useTexts(reportTexts)
  // The first line is the log's head.
  const count = Math.max(0, exported.text.trimEnd().split("\n").length - 1)
  return (
    <>
      <section className={styles.told}>
        <h3>{t("sentTitle")}</h3>
        <ul>
          <li>{t("sentEvents", { count })}</li>
          <li>{t("sentTimes")}</li>
        </ul>
        <h3>{t("keptTitle")}</h3>
        <ul>
          <li>{t("keptPersonal")}</li>
          <li>{t("keptSecrets")}</li>
        </ul>
      </section>
      <WholeLog exported={exported} />
      <p className={styles.soft}>{t("consent", { days: String(reportDays) })}</p>
    </>
  )
}

/** The characters of a log that are shown at most: more would make the page slow. */
const mostShown = 100_000

const WholeLog = ({ exported: { text, hash } }: { readonly exported: Exported }) => {
  const t = useTexts(reportTexts)
  const [isAsked, ask] = useState(false)
  return (
    <details className={styles.whole} onToggle={({ currentTarget }) => ask(currentTarget.open)}>
      <summary>{t("whole")}</summary>
      {isAsked && (
        // Scrolls, so a keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} aria-label={t("whole")}>
          {text.slice(0, mostShown)}
          {text.length > mostShown && t("cut")}
        </pre>
      )}
      <p className={styles.soft}>
        {t("hash")} <output data-testid="log-hash">{hash}</output>
      </p>
    </details>
  )
}
