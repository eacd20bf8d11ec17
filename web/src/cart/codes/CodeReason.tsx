import { CircleAlert } from "lucide-react"
import styles from "./Codes.module.css"
import { useCodeReason } from "./useCodeReason.ts"

/** Why the entered code is refused. */
export const CodeReason = () => (
  <div className={styles.held}>
    <CircleAlert size={16} aria-hidden />
    <p>{useCodeReason()}</p>
  </div>
)
