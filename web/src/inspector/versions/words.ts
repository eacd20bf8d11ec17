import { foldingChanges } from "@skorpe/core/replay"
import { differenceWords } from "../fork/words.ts"
import type { Session } from "../session.ts"
import type { Compared } from "./otherCode.ts"

/** How the two versions differ after a record; `undefined` if they do not, or if they read different records. */
export const codeDifferenceAt = ({ own, other, comparison }: Compared, position: number) => {
  const [step, theirs] = [own[position], other[position]]
  if (!step || !theirs || (comparison.differs[position]?.length ?? 0) === 0) return undefined
  return foldingChanges(step, theirs, 60)
}

const most = 6

const list = (paths: readonly string[]): string => {
  const left = paths.length - most
  return left > 0 ? `${paths.slice(0, most).join(", ")} and ${left} more` : paths.join(", ")
}

/** Where the other version's worlds first differ from this one's, in sentences. */
export const comparedWords = (compared: Compared, { records }: Session): string => {
  const { name, comparison, onlyOwn, onlyOther } = compared
  const { first, partsAt, differs } = comparison
  const record = records[first]
  const difference = codeDifferenceAt(compared, first)
  const said =
    record && difference
      ? differenceWords(record, difference, differs[first] ?? [])
      : partsAt === null
        ? "Both lead to the same worlds."
        : `Both lead to the same worlds for ${partsAt} records.`
  return [
    `Beside the code of ${name}. ${said}`,
    ...(partsAt === null ? [] : [`From record ${records[partsAt]?.n ?? partsAt} on, it reads other records.`]),
    ...(onlyOwn.length === 0 ? [] : [`Only this code has ${list(onlyOwn)}.`]),
    ...(onlyOther.length === 0 ? [] : [`Only ${name} has ${list(onlyOther)}.`]),
  ].join(" ")
}
