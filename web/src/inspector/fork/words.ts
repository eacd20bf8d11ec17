import { shop } from "@skorpe/core/shop"
import type { ShopCommand } from "@skorpe/core/messages"
import { type ShopRecord, shorten, type StepChanges, stepChanges } from "@skorpe/core/replay"
import { nameOf, withoutNumber } from "../session.ts"
import type { Forked, Row } from "./sight.ts"

/** A mark in the list, in a word or two; empty for a record that both logs have. */
export const tagOf = ({ mark, answersAnother }: Row): string => {
  switch (mark) {
    case "Same":
      return answersAnother ? "other question" : ""
    case "Edited":
      return "edited"
    case "Inserted":
      return "new"
    case "MovedHere":
      return "moved here"
    case "MovedAway":
      return "moved away"
    case "LeftOut":
      return "left out"
    case "Unawaited":
      return "unawaited"
  }
}

/** The meaning of the chosen record's mark. */
export const meaningOf = ({ mark, answersAnother }: Row): string => {
  if (answersAnother && mark !== "Edited")
    return "It answers a call that has other contents in the fork: no server gave this answer to it."
  switch (mark) {
    case "Same":
      return "Both logs hold this record."
    case "Edited":
      return "The fork holds this record in place of the recorded one."
    case "Inserted":
      return "Only the fork holds this record."
    case "MovedHere":
      return "The original holds this record elsewhere. Here it has another number, and so have ids that it makes."
    case "MovedAway":
      return "The fork holds this record elsewhere."
    case "LeftOut":
      return "Only the original holds this record: it is left out."
    case "Unawaited":
      return "Only the original holds this record: no such timer or call runs in the fork."
  }
}

/** The differences between the two worlds after a line, as if one step led from the original to the fork. */
export const differenceAt = (
  { fork, original, forked }: Forked,
  line: number,
): StepChanges<ShopCommand> | undefined => {
  const row = fork.rows[line]
  if (!row || row.differs.length === 0) return undefined
  return stepChanges(shop, original.travel.at(row.upTo.original), forked.travel.at(row.upTo.fork), 60)
}

/** What differs after a record, in a sentence: the first value in both worlds, and how many more. */
export const differenceWords = (
  record: ShopRecord,
  { values, left }: Pick<StepChanges<ShopCommand>, "values" | "left">,
  differs: readonly string[],
): string => {
  const where = `after record ${record.n}, ${nameOf(record)}`
  const [value, ...others] = values
  if (!value) return `First difference ${where}: ${differs.join(" and ")}.`
  const hidden = others.length + left
  const more = hidden === 0 ? "" : `, and ${hidden === 1 ? "1 more value differs" : `${hidden} more values differ`}`
  const place = value.path.join(".")
  return `First difference ${where}: ${place} is ${shorten(value.after, 40)}, not ${shorten(value.before, 40)}${more}.`
}

/** The first difference in a sentence. */
export const firstWords = (forked: Forked): string => {
  const { rows, first } = forked.fork
  const row = rows[first]
  const difference = differenceAt(forked, first)
  return row && difference ? differenceWords(row.record, difference, row.differs) : "Both lead to the same worlds."
}

/** How many records the logs do not share, such as `1 left out, 2 unawaited`. */
export const countWords = ({ fork: { rows } }: Forked): string => {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const tag = row.mark === "MovedAway" ? "" : row.mark === "MovedHere" ? "moved" : tagOf(row)
    if (tag !== "") counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const counted = (tag: string, count: number): string => {
    const answers = count === 1 ? "answer" : "answers"
    return `${count.toLocaleString("en")} ${tag === "other question" ? `${answers} to another question` : tag}`
  }
  return [...counts].map(([tag, count]) => counted(tag, count)).join(", ")
}

/** What the fork leaves open: timers that no record lets ring, and calls that no record answers. */
export const silenceWords = ({ fork: { rows, unrung, unanswered } }: Forked): readonly string[] => [
  ...unrung.map(({ timer, row }) => {
    const n = rows[row]?.record.n ?? 0
    return `${withoutNumber(timer.key)} is due before record ${n}, and no record lets it ring.`
  }),
  ...unanswered.map(({ key, command }) => `${withoutNumber(key)} calls ${command.type}, and no record answers.`),
]
