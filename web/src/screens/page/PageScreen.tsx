import type { Screen } from "@skorpe/core/route"
import { useView } from "../../app/shopContext.ts"
import { ConsentOpener } from "../../consent/ConsentOpener.tsx"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { NotFoundScreen } from "../notFound/NotFoundScreen.tsx"
import styles from "./PageScreen.module.css"
import { pageTexts } from "./texts.ts"

const nameOf = (screen: Screen) => {
  if (screen._tag === "Page") return screen.page
  if (screen._tag === "Contact") return "contact"
  return screen._tag === "Login" || screen._tag === "Register" || screen._tag === "Account" ? "account" : null
}

/** A page of words: its title and what it has to say, a paragraph a line (SPEC §2.1, §2.2). */
export const PageScreen = () => {
  const t = useTexts(pageTexts)
  const { screen } = useView("route")
  const name = nameOf(screen)
  if (name === null) return <NotFoundScreen />
  return (
    <article className={styles.page}>
      <PageTitle>{t(name)}</PageTitle>
      {t(`${name}Text`)
        .split("\n")
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      {name === "privacy" && <ConsentOpener className={buttonClass("calm")}>{t("changeConsent")}</ConsentOpener>}
    </article>
  )
}
