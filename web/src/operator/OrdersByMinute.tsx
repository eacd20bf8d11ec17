import styles from "./OperatorPage.module.css"
import { wholeNumber } from "./wholeNumber.ts"

/** The least height of a bar, as a share of the highest: one order is seen beside a minute of thousands. */
const thinnest = 0.03

/** The orders of each of the last minutes as bars, oldest first. */
export const OrdersByMinute = ({ byMinute }: { readonly byMinute: readonly number[] }) => {
  const most = Math.max(0, ...byMinute)
  const bars = byMinute.map((placed, minute) => ({
    x: minute + 0.1,
    height: placed === 0 ? 0 : Math.max(thinnest, placed / most),
  }))
  return (
    <figure className={styles.chart}>
      <svg aria-hidden viewBox={`0 0 ${byMinute.length} 1`} preserveAspectRatio="none">
        {bars.map(({ x, height }) => (
          <rect key={x} x={x} y={1 - height} width={0.8} height={height} />
        ))}
      </svg>
      <figcaption>
        <span>{byMinute.length} min ago</span>
        <span>orders a minute, at most {wholeNumber.format(most)}</span>
        <span>now</span>
      </figcaption>
    </figure>
  )
}
