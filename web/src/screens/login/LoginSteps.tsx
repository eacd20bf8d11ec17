import type { ReactNode } from "react"
import { useView } from "../../shop/shopContext.ts"
import { CodeStep } from "./CodeStep.tsx"

interface LoginStepsProps {
  readonly begin: ReactNode
  /** The content for a verified number that has no account. */
  readonly unknown: ReactNode
  /** Whether the login is a part of another screen, which has a title of its own. */
  readonly isPart?: boolean
}

/** The current step of a login: its beginning, the code, or a number without an account. */
export const LoginSteps = ({ begin, unknown, isPart = false }: LoginStepsProps) => {
  const { step, sent } = useView("login")
  switch (step) {
    case "codeSent":
    case "checkingCode":
      return <CodeStep key="login" purpose="login" isPart={isPart} />
    case "sendingProof":
    case "unverified":
    case "verifying":
      return <CodeStep key="proof" purpose="proof" isPart={isPart} />
    case "unregistered":
    case "creating":
      return unknown
    case "sendingCode":
      return sent === null ? begin : <CodeStep key="login" purpose="login" isPart={isPart} />
    case "idle":
    case "checkingPassword":
    case "usingPasskey":
    case "askingReset":
    case "resetSent":
    case "linkOpened":
    case "settingPassword":
    case "changingPassword":
    case "passwordSet":
      return begin
  }
}
