import { referenceAlphabet, referenceLength } from "./referenceAlphabet.ts"
import { writeReference } from "./writeReference.ts"

const shape = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`)

/** Upper bound on the parsed text; a reference with a blank after each character is shorter. */
const longest = 40

/** Reads a reference as people type it: in lower case, with blanks, without its dash. `null` when it cannot be one. */
export const readReference = (text: string): string | null => {
  if (text.length > longest) return null
  const characters = text.replace(/[\s\u2010-\u2015-]/g, "").toUpperCase()
  return shape.test(characters) ? writeReference(characters) : null
}
