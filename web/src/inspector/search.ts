import type { Session } from "./session.ts"
import { nameOf } from "./session.ts"

const texts = new WeakMap<Session, readonly string[]>()

/** All words of each record: its name, its input, the units that it changed, recorded paths, and what it caused. */
const textsOf = (session: Session): readonly string[] => {
  const known = texts.get(session)
  if (known) return known
  const { deeds } = session.notes()
  const made = session.records.map((record, position) => {
    const deed = deeds[position]
    const paths = Object.keys(record.changed ?? {}).map((path) => path.replace(/^units\./, ""))
    const words = [
      nameOf(record),
      JSON.stringify(record.input),
      ...(deed?.units ?? []),
      ...(deed?.caused ?? []),
      ...paths,
    ]
    return words.join("\n").toLowerCase()
  })
  texts.set(session, made)
  return made
}

/** The positions of the records with all these words, in order; none for an empty text. */
export const find = (session: Session, text: string): readonly number[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return textsOf(session).flatMap((one, position) => (words.every((word) => one.includes(word)) ? [position] : []))
}
