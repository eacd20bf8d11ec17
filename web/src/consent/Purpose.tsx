import { useId } from "react"
import styles from "./ConsentCard.module.css"

interface PurposeProps {
  readonly name: string
  readonly text: string
  readonly isOn: boolean
  /** Absent for a purpose that cannot be refused. */
  readonly onChange?: (isOn: boolean) => void
}

/** A purpose with its explanation and its checkbox. */
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
