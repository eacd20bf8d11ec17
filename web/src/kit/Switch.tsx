import { useId } from "react"
import styles from "./Switch.module.css"

interface SwitchProps {
  readonly name: string
  /** The text below the name, its accessible description. */
  readonly about?: string
  readonly isOn: boolean
  /** Absent if it cannot be switched. */
  readonly onSwitch?: ((isOn: boolean) => void) | undefined
}

/** A row with a name, its meaning, and a checkbox that looks like a switch. */
export const Switch = ({ name, about, isOn, onSwitch }: SwitchProps) => {
  const described = useId()
  return (
    <label className={styles.row}>
      <span>
        <span className={styles.name}>{name}</span>
        {about !== undefined && (
          <span id={described} className={styles.about}>
            {about}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        className={styles.switch}
        aria-label={name}
        aria-describedby={about === undefined ? undefined : described}
        checked={isOn}
        disabled={onSwitch === undefined}
        onChange={({ target }) => onSwitch?.(target.checked)}
      />
    </label>
  )
}
