import { useView } from "../../shop/shopContext.ts"
import { Answered } from "./Answered.tsx"
import { NoLink } from "./NoLink.tsx"
import { Question } from "./Question.tsx"
import styles from "../../kit/ShortPage.module.css"
import { useMailLink } from "./useMailLink.ts"

/** The screen of the unsubscribe link in emails; it unsubscribes only after a press (SPEC §2.1). */
export const UnsubscribeScreen = () => {
  useMailLink()
  return (
    <div className={styles.page}>
      <State />
    </div>
  )
}

const State = () => {
  const { _tag } = useView("unsubscribe")
  switch (_tag) {
    case "NoLink":
      return <NoLink />
    case "Asked":
    case "Asking":
    case "Unreachable":
      return <Question step={_tag} />
    case "Done":
    case "Refused":
      return <Answered key={_tag} how={_tag} />
  }
}
