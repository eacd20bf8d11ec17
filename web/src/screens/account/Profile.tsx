import type { Profile as CustomerProfile } from "@skorpe/core/domain/account"
import { Button, buttonClass } from "../../kit/Button.tsx"
import shortPage from "../../kit/ShortPage.module.css"
import { Link } from "../../shop/Link.tsx"
import { useShop } from "../../shop/shopContext.ts"
import { formatPhone } from "../../stores/formatPhone.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Account.module.css"
import { accountTexts } from "./texts.ts"

/** Name, phone number and e-mail address of a customer, a change of password, and the log-out. */
export const Profile = ({ user }: { readonly user: CustomerProfile }) => {
  const t = useTexts(accountTexts)
  const { send } = useShop()
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ")
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t("name")}</dt>
        <dd>{name === "" ? t("none") : name}</dd>
        <dt>{t("phone")}</dt>
        <dd>{formatPhone(user.phoneNumber)}</dd>
        <dt>{t("email")}</dt>
        <dd>{user.email ?? t("none")}</dd>
      </dl>
      <p className={shortPage.ways}>
        <Link to={{ _tag: "NewPassword" }} className={buttonClass("calm")}>
          {t("changePassword")}
        </Link>
        <Button look="calm" onClick={() => send({ type: "LogoutChosen" })}>
          {t("logOut")}
        </Button>
      </p>
    </>
  )
}
