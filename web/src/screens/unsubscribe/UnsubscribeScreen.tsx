import { useView } from "../../shop/shopContext.ts"
import { Answered } from "./Answered.tsx"
import { NoLink } from "./NoLink.tsx"
import { Question } from "./Question.tsx"
import styles from "../../kit/ShortPage.module.css"
import { useMailLink } from "./useMailLink.ts"

/**
 * The screen of the unsubscribe link in emails, also for customers without one; it unsubscribes only after a press
 * (SPEC §2.1).
 */
export const UnsubscribeScreen = () => {
  useMailLink()
  return (
    <div className={styles.page}>
      <State />
    </div>
  )
}

const State = () => {
  const step = useView("unsubscribe")
  const { _tag } = step
  switch (_tag) {
    case "NoLink":
    case "Typing":
      return <NoLink step={step} />
    case "Asked":
    case "Asking":
    case "Unreachable":
      return <Question step={_tag} />
    case "Done":
    case "Refused":
    case "TextsDone":
      return <Answered key={_tag} how={_tag} />
  }
}
