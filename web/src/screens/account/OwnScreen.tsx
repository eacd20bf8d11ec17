import { useView } from "../../shop/shopContext.ts"
import { LoggedOutScreen } from "../loggedOut/LoggedOutScreen.tsx"
import { LoginScreen } from "../login/LoginScreen.tsx"
import { NewPasswordScreen } from "../newPassword/NewPasswordScreen.tsx"
import { OrganisationScreen } from "../organisation/OrganisationScreen.tsx"
import { UnsubscribeScreen } from "../unsubscribe/UnsubscribeScreen.tsx"
import { AccountScreen } from "./AccountScreen.tsx"

/** The screens of a customer's account, in one chunk: a customer who opens one usually opens another. */
export const OwnScreen = () => {
  const { _tag } = useView("route").screen
  if (_tag === "Account") return <AccountScreen />
  if (_tag === "Organisation") return <OrganisationScreen />
  if (_tag === "NewPassword") return <NewPasswordScreen />
  if (_tag === "LoggedOut") return <LoggedOutScreen />
  if (_tag === "Unsubscribe") return <UnsubscribeScreen />
  return <LoginScreen />
}
