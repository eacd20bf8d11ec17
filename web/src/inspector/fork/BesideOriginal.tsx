import { useMemo } from "react"
import { ValueTree } from "../ValueTree.tsx"
import { WorldsBeside } from "../WorldsBeside.tsx"
import type { Forked } from "./sight.ts"
import { differenceAt, meaningOf } from "./words.ts"

/** How the chosen record relates to the other log, and how the two worlds differ after it. */
export const BesideOriginal = ({ forked, line }: { readonly forked: Forked; readonly line: number }) => {
  const row = forked.fork.rows[line]
  const { fork, original, forked: other } = forked
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the result does not depend on which side is shown
  const difference = useMemo(() => differenceAt(forked, line), [fork, original, other, line])
  if (!row) return null
  const running = [
    ...(difference?.armed ?? []).map((timer) => ({
      words: `only the fork waits for ${timer.unit}.${timer.id}`,
      value: timer,
    })),
    ...(difference?.disarmed ?? []).map((timer) => ({
      words: `only the original waits for ${timer.unit}.${timer.id}`,
      value: timer,
    })),
    ...(difference?.called ?? []).map(({ command }) => ({
      words: `only the fork calls ${command.type}`,
      value: command,
    })),
    ...(difference?.stopped ?? []).map(({ command }) => ({
      words: `only the original calls ${command.type}`,
      value: command,
    })),
  ]
  return (
    <WorldsBeside
      title="Beside the original"
      meaning={meaningOf(row)}
      difference={difference}
      differs={row.differs}
      names={["original", "fork"]}
    >
      {running.map(({ words, value }) => (
        <ValueTree key={words} name={words} value={value} />
      ))}
    </WorldsBeside>
  )
}
