import styles from "./Progress.module.css"

interface ProgressProps {
  readonly value: number
  readonly max: number
  /** The id of the text that says the same. */
  readonly labelledBy: string
}

/** A bar that shows how much of an amount is reached. */
export const Progress = ({ value, max, labelledBy }: ProgressProps) => (
  <progress className={styles.bar} max={max} value={value} aria-labelledby={labelledBy} />
)
