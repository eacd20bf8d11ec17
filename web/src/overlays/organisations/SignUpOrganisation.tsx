import { redirectTo } from "@skorpe/core/domain/route"
import { buttonClass } from "../../kit/Button.tsx"
import { useView } from "../../shop/shopContext.ts"
import { useTexts } from "../../texts/DictionaryContext.tsx"
import { PanelLink } from "../PanelLink.tsx"
import styles from "./SignUp.module.css"
import { SignedUp } from "./SignedUp.tsx"
import { SignUpForm } from "./SignUpForm.tsx"
import { signUpTexts } from "./texts.ts"

/** Registers the customer's company (SPEC §2.4). */
export const SignUpOrganisation = () => {
  const session = useView("session")
  const signUp = useView("organisationSignUp")
  if (session._tag !== "LoggedIn") return <Guest />
  switch (signUp._tag) {
    case "Closed":
      return null
    case "Typing":
      return <SignUpForm signUp={signUp} />
    case "Done":
      return <SignedUp organisation={signUp.organisation} />
  }
}

const Guest = () => {
  const t = useTexts(signUpTexts)
  const { path } = useView("route")
  return (
    <div className={styles.done}>
      <p>{t("guest")}</p>
      <p className={styles.ways}>
        <PanelLink to={{ _tag: "Login" }} search={redirectTo(path)} className={buttonClass()}>
          {t("login")}
        </PanelLink>
      </p>
    </div>
  )
}
