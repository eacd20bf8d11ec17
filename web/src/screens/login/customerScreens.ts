// The screens of a customer's account, in one chunk: whoever opens one usually opens another.
export { AccountScreen } from "../account/AccountScreen.tsx"
export { NewPasswordScreen } from "../newPassword/NewPasswordScreen.tsx"
export { LoginScreen } from "./LoginScreen.tsx"
