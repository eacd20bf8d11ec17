import { useView } from "../../shop/shopContext.ts"
import { AlreadyIn } from "./AlreadyIn.tsx"
import { CodeStep } from "./CodeStep.tsx"
import styles from "./Login.module.css"
import { Registration } from "./Registration.tsx"
import { WayIn } from "./WayIn.tsx"

/** The screen of logging in and of becoming a member: both begin with a phone number (SPEC §4.1). */
export const LoginScreen = () => (
  <div className={styles.page}>
    <Step />
  </div>
)

const Step = () => {
  const session = useView("session")
  const { step, sent } = useView("login")
  if (session._tag === "LoggedIn" || session._tag === "Recognised") return <AlreadyIn />
  switch (step) {
    case "codeSent":
    case "checkingCode":
      return <CodeStep key="login" purpose="login" />
    case "sendingProof":
    case "unverified":
    case "verifying":
      return <CodeStep key="proof" purpose="proof" />
    case "unregistered":
    case "creating":
      return <Registration />
    case "sendingCode":
      return sent === null ? <WayIn /> : <CodeStep key="login" purpose="login" />
    case "idle":
    case "checkingPassword":
    case "askingReset":
    case "resetSent":
    case "linkOpened":
    case "settingPassword":
    case "changingPassword":
    case "passwordSet":
      return <WayIn />
  }
}
