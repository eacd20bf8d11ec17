import { describeArrow, type Weighing } from "@skorpe/core/replay"
import { ValueTree } from "../ValueTree.tsx"
import styles from "./ChartPart.module.css"

/** The transitions that a unit weighed: taken or not, the guard that decided, and the values that it read. */
export const WeighedArrows = ({ unit, arrows }: Weighing) => (
  <ul className={styles.weighed}>
    {arrows.map((arrow, index) => (
      // Two may be equal, and their order is that of the chart.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index} data-taken={arrow.isTaken}>
        {describeArrow(unit, arrow)}
        {arrow.reads.map(({ path, value }) => (
          <ValueTree key={path.join(".")} name={path.join(".")} value={value} />
        ))}
      </li>
    ))}
  </ul>
)
