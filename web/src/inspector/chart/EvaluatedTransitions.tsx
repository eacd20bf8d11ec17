import { describeTransition } from "@skorpe/core/replay"
import { ValueTree } from "../ValueTree.tsx"
import styles from "./ChartPart.module.css"
import type { TransitionsOfUnit } from "./charts.ts"

/** The transitions that a unit evaluated: taken or not, the deciding guard, and the values that it read. */
export const EvaluatedTransitions = ({ unit, transitions }: TransitionsOfUnit) => (
  <ul className={styles.transitions}>
    {transitions.map((transition) => (
      <li key={transition.key} data-taken={transition.isTaken}>
        {describeTransition(unit, transition)}
        {transition.reads.map(({ path, value }) => (
          <ValueTree key={path.join(".")} name={path.join(".")} value={value} />
        ))}
      </li>
    ))}
  </ul>
)
