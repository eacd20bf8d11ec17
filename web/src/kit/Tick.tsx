import type { ReactNode } from "react"
import styles from "./Field.module.css"

interface TickProps {
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  /** The text below the box, its accessible description. */
  readonly about?: { readonly id: string; readonly words: string }
  /** The error message, with the id that describes the box. */
  readonly fault?: { readonly id: string; readonly words: string } | undefined
  readonly children: ReactNode
}

/** A checkbox, as tall as a thumb. */
export const Tick = ({ ticked, onTick, about, fault, children }: TickProps) => (
  <div>
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={ticked}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={fault?.id ?? about?.id}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </label>
    {about && (
      <p id={about.id} className={styles.about}>
        {about.words}
      </p>
    )}
    {fault && (
      <p id={fault.id} className={styles.fault}>
        {fault.words}
      </p>
    )}
  </div>
)
