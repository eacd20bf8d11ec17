import { queryOf } from "@skorpe/core/domain/route"
import { Button } from "../../kit/Button.tsx"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { EmailForm } from "./EmailForm.tsx"
import styles from "./Login.module.css"
import { PhoneForm } from "./PhoneForm.tsx"
import { loginTexts } from "./texts.ts"

/** Names the choice of e-mail and password in the world. */
export const emailSection = "login-by-email"

/** The beginning: a phone number, or an e-mail address and a password. */
export const WayIn = () => {
  const t = useTexts(loginTexts)
  const { screen, path } = useView("route")
  return screen._tag === "Register" ? (
    <>
      <PageTitle>{t("register")}</PageTitle>
      <p className={styles.lead}>{t("registerLead")}</p>
      <PhoneForm />
      <p className={styles.ways}>
        <Link to={{ _tag: "Login" }} search={queryOf(path)}>
          {t("member")}
        </Link>
      </p>
    </>
  ) : (
    <>
      <PageTitle>{t("login")}</PageTitle>
      <Ways />
      <p className={styles.ways}>
        <Link to={{ _tag: "Register" }} search={queryOf(path)}>
          {t("newHere")}
        </Link>
      </p>
    </>
  )
}

const Ways = () => {
  const t = useTexts(loginTexts)
  const { send } = useShop()
  const isByEmail = useView("accordion").open.includes(emailSection)
  return (
    <>
      {isByEmail ? <EmailForm /> : <PhoneForm />}
      <div className={styles.aside}>
        <Button look="calm" onClick={() => send({ type: "SectionToggled", id: emailSection })}>
          {t(isByEmail ? "byPhone" : "byEmail")}
        </Button>
      </div>
    </>
  )
}
