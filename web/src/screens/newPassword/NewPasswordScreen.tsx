import { PageTitle } from "../../kit/PageTitle.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import styles from "../login/Login.module.css"
import { AskForLink } from "./AskForLink.tsx"
import { ChooseForm } from "./ChooseForm.tsx"
import { LinkSent } from "./LinkSent.tsx"
import { NoAddress } from "./NoAddress.tsx"
import { PasswordSet } from "./PasswordSet.tsx"
import { newPasswordTexts } from "./texts.ts"
import { useResetLink } from "./useResetLink.ts"

/** The screen to set a new password: by a mail's link, or with the old one for a customer who is logged in. */
export const NewPasswordScreen = () => {
  useResetLink()
  return (
    <div className={styles.page}>
      <State />
    </div>
  )
}

const State = () => {
  const { step } = useView("login")
  if (step === "resetSent") return <LinkSent />
  if (step === "passwordSet") return <PasswordSet />
  const isByLink = step === "linkOpened" || step === "settingPassword"
  return <Titled form={isByLink ? <ChooseForm by="link" /> : <Beginning />} />
}

const Titled = ({ form }: { readonly form: React.ReactNode }) => {
  const t = useTexts(newPasswordTexts)
  return (
    <>
      <PageTitle>{t("title")}</PageTitle>
      {form}
    </>
  )
}

const Beginning = () => {
  const session = useView("session")
  const { step, isLinkOver } = useView("login")
  if (isLinkOver || session._tag !== "LoggedIn" || step === "askingReset") return <AskForLink />
  return session.user.email === null ? <NoAddress /> : <ChooseForm by="old" />
}
