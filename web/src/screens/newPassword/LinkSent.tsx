import { useLayoutEffect } from "react"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../login/Login.module.css"
import { newPasswordTexts } from "./texts.ts"

/** Says where the link is. The pressed button is gone, so the heading gets the focus. */
export const LinkSent = () => {
  const t = useTexts(newPasswordTexts)
  const { email } = useView("login")
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <PageTitle>{t("sent")}</PageTitle>
      <p className={styles.lead}>{t("sentText", { email })}</p>
    </>
  )
}
