import { useLayoutEffect } from "react"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../login/Login.module.css"
import { isSameAddress } from "./isSameAddress.ts"
import { newPasswordTexts } from "./texts.ts"

/**
 * Says where the link is, and what it does: an address that is not confirmed gets no new password yet. The pressed button
 * is gone, so the heading gets the focus.
 */
export const LinkSent = () => {
  const t = useTexts(newPasswordTexts)
  const { email } = useView("login")
  const session = useView("session")
  const own = session._tag === "LoggedIn" && session.user.emailVerified === false ? session.user.email : null
  const isUnconfirmed = own !== null && isSameAddress(own, email)
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <PageTitle>{t("sent")}</PageTitle>
      <p className={styles.lead}>{t(isUnconfirmed ? "sentToConfirm" : "sentText", { email })}</p>
    </>
  )
}
