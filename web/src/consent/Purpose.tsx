import { useId } from "react"
import styles from "./ConsentCard.module.css"

interface PurposeProps {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  /** Without it the purpose cannot be refused. */
  readonly onChange?: (isOn: boolean) => void
}

/** One purpose, what it is, and whether it is allowed. */
export const Purpose = ({ name, text, isOn, onChange }: PurposeProps) => {
  const about = useId()
  return (
    <label className={styles.purpose}>
      <span>
        <span className={styles.name}>{name}</span>
        <span id={about} className={styles.about}>
          {text}
        </span>
      </span>
      <input
        type="checkbox"
        className={styles.switch}
        aria-label={name}
        aria-describedby={about}
        checked={isOn}
        disabled={onChange === undefined}
        onChange={({ target }) => onChange?.(target.checked)}
      />
    </label>
  )
}
