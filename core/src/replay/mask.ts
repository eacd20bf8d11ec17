import { isBlank } from "../text/rules/isBlank.ts"

const standIn = (character: string): string => {
  if (/[\s0+@.,()\-/]/u.test(character)) return character
  if (/[1-9]/.test(character)) return "0"
  // What nobody can see stays unseen, so that a name of nothing else is still missing.
  if (isBlank(character)) return "\u200b".repeat(character.length)
  const letter = /\p{Lu}/u.test(character) ? "X" : "x"
  // As many code units as before, so that a text that was too long still is.
  return (/\p{L}/u.test(character) ? letter : "-").repeat(character.length)
}

/** A text of the same shape that says nothing: letters become x, digits 0; spaces and signs stay, so rules see the same. */
export const mask = (text: string): string => Array.from(text, standIn).join("")
