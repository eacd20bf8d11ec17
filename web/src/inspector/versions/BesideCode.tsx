import { useMemo } from "react"
import { WorldsBeside } from "../WorldsBeside.tsx"
import type { Compared } from "./otherCode.ts"
import { codeDifferenceAt } from "./words.ts"

/** How the world after the chosen record differs from that of another commit's code. */
export const BesideCode = ({ compared, position }: { readonly compared: Compared; readonly position: number }) => {
  const { name, comparison } = compared
  const difference = useMemo(() => codeDifferenceAt(compared, position), [compared, position])
  const isRead = comparison.partsAt === null || position < comparison.partsAt
  return (
    <WorldsBeside
      title={`Beside the code of ${name}`}
      meaning={
        isRead ? "Both read this record." : `The code of ${name} reads another record here: nothing is compared.`
      }
      difference={difference}
      differs={comparison.differs[position] ?? []}
      names={[name, "this code"]}
    />
  )
}
