import { describeTransition, type UnitTransitions } from "@skorpe/core/replay"
import { ValueTree } from "../ValueTree.tsx"
import styles from "./ChartPart.module.css"

/** The transitions that a unit evaluated: taken or not, the deciding guard, and the values that it read. */
export const EvaluatedTransitions = ({ unit, transitions }: UnitTransitions) => (
  <ul className={styles.transitions}>
    {transitions.map((arrow, index) => (
      // Two may be equal, and their order is that of the chart.
      // oxlint-disable-next-line react/no-array-index-key
      <li key={index} data-taken={arrow.isTaken}>
        {describeTransition(unit, arrow)}
        {arrow.reads.map(({ path, value }) => (
          <ValueTree key={path.join(".")} name={path.join(".")} value={value} />
        ))}
      </li>
    ))}
  </ul>
)
