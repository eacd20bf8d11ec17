import { isBlank } from "../domain/text/rules/isBlank.ts"
import { isWritable } from "../domain/text/rules/writtenName.ts"
import { latinDigits } from "../domain/text/rules/latinDigits.ts"

const standIn = (character: string): string => {
  if (/[\s0+@.,()\-/]/u.test(character)) return character
  if (/[1-9]/.test(character)) return "0"
  // Invisible characters stay invisible, so that a name of nothing else still counts as missing; those allowed in a
  // name are replaced with others allowed in a name.
  if (!isWritable(character)) return "\u200b".repeat(character.length)
  if (isBlank(character)) return (/\p{Cf}/u.test(character) ? "\u200c" : "\u0301").repeat(character.length)
  const letter = /\p{Lu}/u.test(character) ? "X" : "x"
  // As many code units as before, so that a text that was too long still is.
  return (/\p{L}/u.test(character) ? letter : "-").repeat(character.length)
}

/**
 * Masks a text, keeping its shape: letters become x, digits of every keyboard 0; spaces and punctuation stay, so rules judge it alike.
 */
export const mask = (text: string): string => Array.from(latinDigits(text), standIn).join("")
