import { useLayoutEffect } from "react"
import { buttonClass } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../login/Login.module.css"
import { newPasswordTexts } from "./texts.ts"

/** Says that the new password is set; then the page can be used again. */
export const PasswordSet = () => {
  const t = useTexts(newPasswordTexts)
  const { send } = useShop()
  const isIn = useView("session")._tag === "LoggedIn"
  useLayoutEffect(() => {
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true })
    return () => send({ type: "LoginAbandoned" })
  }, [send])
  return (
    <>
      <PageTitle>{t("done")}</PageTitle>
      <p className={styles.lead}>{t("doneText")}</p>
      <p>
        <Link to={{ _tag: isIn ? "Account" : "Login" }} className={buttonClass()}>
          {t(isIn ? "toAccount" : "toLogin")}
        </Link>
      </p>
    </>
  )
}
