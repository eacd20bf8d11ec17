import type { ReactNode } from "react"
import styles from "./CheckoutScreen.module.css"

interface TickProps {
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  /** Said below the box, as its description. */
  readonly about?: { readonly id: string; readonly words: string }
  readonly children: ReactNode
}

/** A checkbox of the checkout, as tall as a thumb. */
export const Tick = ({ ticked, onTick, about, children }: TickProps) => (
  <div>
    <label className={styles.remember}>
      <input
        type="checkbox"
        checked={ticked}
        aria-describedby={about?.id}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </label>
    {about && (
      <p id={about.id} className={styles.about}>
        {about.words}
      </p>
    )}
  </div>
)
