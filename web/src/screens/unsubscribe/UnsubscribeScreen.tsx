import { useView } from "../../app/shopContext.ts"
import { Answered } from "./Answered.tsx"
import { NoLink } from "./NoLink.tsx"
import { Question } from "./Question.tsx"
import styles from "./UnsubscribeScreen.module.css"
import { useMailLink } from "./useMailLink.ts"

/** Where the link at the end of a mail leads: no more of them, once the reader says so (SPEC §2.1). */
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
