import styles from "./OperatorPage.module.css"

/** The orders of each of the last minutes as bars, oldest first; screen readers hear the sum and the highest. */
export const OrdersByMinute = ({ byMinute }: { readonly byMinute: readonly number[] }) => {
  const most = Math.max(1, ...byMinute)
  const sum = byMinute.reduce((all, placed) => all + placed, 0)
  return (
    <figure className={styles.chart}>
      <svg
        role="img"
        aria-label={`${sum} orders in ${byMinute.length} minutes, at most ${Math.max(0, ...byMinute)} in one minute`}
        viewBox={`0 0 ${byMinute.length} 1`}
        preserveAspectRatio="none"
      >
        {byMinute.map((placed, minute) => (
          <rect
            // A minute has no name but its place.
            key={minute}
            x={minute + 0.1}
            y={1 - placed / most}
            width={0.8}
            height={placed / most}
          />
        ))}
      </svg>
      <figcaption>
        <span>{byMinute.length} min ago</span>
        <span>orders a minute, at most {Math.max(0, ...byMinute)}</span>
        <span>now</span>
      </figcaption>
    </figure>
  )
}
