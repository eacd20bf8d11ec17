import type { Profile as CustomerProfile } from "@skorpe/core/domain/account"
import type { Language } from "@skorpe/core/domain/language"
import { Button, buttonClass } from "../../kit/Button.tsx"
import shortPage from "../../kit/ShortPage.module.css"
import { languageNames } from "../../shop/languageNames.ts"
import { Link } from "../../shop/Link.tsx"
import { useShop, useView } from "../../shop/shopContext.ts"
import { formatPhone } from "../../stores/formatPhone.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "./Account.module.css"
import { Unconfirmed } from "./email/Unconfirmed.tsx"
import { NumberChange, numberOpener } from "./number/NumberChange.tsx"
import { numberTexts } from "./number/texts.ts"
import { accountTexts } from "./texts.ts"

const locales: Record<Language, string> = { nb: "nb-NO", sv: "sv-SE", en: "en-GB" }

/** A date of birth in words, the same in every time zone. */
const writeBirthdate = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" }).format(
    Date.parse(`${day}T00:00:00Z`),
  )

/** The customer's profile, with links to change it, their number and their password, and the log-out button. */
export const Profile = ({ user }: { readonly user: CustomerProfile }) => {
  const t = useTexts(accountTexts)
  const number = useTexts(numberTexts)
  const { send } = useShop()
  const { language: shown } = useView("route")
  const profile = useView("profile")
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ")
  const { birthdate, language } = user
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t("name")}</dt>
        <dd>{name === "" ? t("none") : name}</dd>
        <dt>{t("phone")}</dt>
        <dd>{formatPhone(user.phoneNumber)}</dd>
        <dt>{t("email")}</dt>
        <dd>
          {user.email ?? t("none")}
          {user.email !== null && user.emailVerified === false && <Unconfirmed />}
        </dd>
        <dt>{t("birthdate")}</dt>
        <dd>{birthdate === null ? t("none") : writeBirthdate(shown, birthdate)}</dd>
        {language && (
          <>
            <dt>{t("language")}</dt>
            <dd lang={language}>{languageNames[language]}</dd>
          </>
        )}
      </dl>
      <output className={styles.news}>{profile._tag === "Saved" && t("saved")}</output>
      <p className={shortPage.ways}>
        <Button
          look="calm"
          aria-haspopup="dialog"
          onClick={() => send({ type: "ModalOpened", modal: { _tag: "EditProfile" } })}
        >
          {t("edit")}
        </Button>
        <Button id={numberOpener} look="quiet" onClick={() => send({ type: "NumberChangeWanted" })}>
          {number("change")}
        </Button>
        <Link to={{ _tag: "NewPassword" }} className={buttonClass("quiet")}>
          {t("changePassword")}
        </Link>
        <Button look="quiet" onClick={() => send({ type: "LogoutChosen" })}>
          {t("logOut")}
        </Button>
      </p>
      <NumberChange />
    </>
  )
}
