import { useView } from "../../shop/shopContext.ts"
import { AlreadyIn } from "./AlreadyIn.tsx"
import styles from "./Login.module.css"
import { LoginSteps } from "./LoginSteps.tsx"
import { Registration } from "./Registration.tsx"
import { WayIn } from "./WayIn.tsx"

/** The screen to log in and to become a member: both begin with a phone number (SPEC §4.1). */
export const LoginScreen = () => {
  const session = useView("session")
  const isIn = session._tag === "LoggedIn" || session._tag === "Recognised"
  return (
    <div className={styles.page}>
      {isIn ? <AlreadyIn /> : <LoginSteps begin={<WayIn />} unknown={<Registration />} />}
    </div>
  )
}
