import { Minus, Plus, Trash2 } from "lucide-react"
import styles from "./Stepper.module.css"

interface StepperProps {
  readonly value: number
  /** What is counted, for screen readers: "Margherita, quantity". */
  readonly label: string
  readonly less: string
  readonly more: string
  readonly onLess: () => void
  readonly onMore: () => void
  readonly atLeast?: boolean
  readonly atMost?: boolean
  /** Whether the next step down removes the item. */
  readonly removes?: boolean
}

/** A stepper: a number between two buttons, in a live region. */
export const Stepper = ({ value, label, less, more, onLess, onMore, atLeast, atMost, removes }: StepperProps) => (
  <fieldset className={styles.stepper} aria-label={label}>
    <button type="button" aria-label={less} aria-disabled={atLeast} onClick={() => !atLeast && onLess()}>
      {removes ? <Trash2 size={16} aria-hidden /> : <Minus size={16} aria-hidden />}
    </button>
    <output className={styles.value} aria-live="polite">
      {value}
    </output>
    <button type="button" aria-label={more} aria-disabled={atMost} onClick={() => !atMost && onMore()}>
      <Plus size={16} aria-hidden />
    </button>
  </fieldset>
)
