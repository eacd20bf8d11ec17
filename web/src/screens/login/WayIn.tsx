import { queryOf } from "@skorpe/core/domain/route"
import { PageTitle } from "../../kit/PageTitle.tsx"
import { Link } from "../../shop/Link.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Login.module.css"
import { PhoneForm } from "./PhoneForm.tsx"
import { loginTexts } from "./texts.ts"
import { Ways } from "./Ways.tsx"

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
