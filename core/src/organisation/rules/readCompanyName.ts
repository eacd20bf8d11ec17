import { isBlank } from "../../text/rules/isBlank.ts"

/** Most characters of a company's name. */
export const longestCompanyName = 100

// Characters that steer the writing would turn the words around it in messages and lists.
const unwritable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * A company's name as it is kept: without blanks around and doubled inside; `null` for what is no name (3012). It leaves in
 * messages to people who have not asked for one, so it must not be the address of a page.
 */
export const readCompanyName = (text: string): string | null => {
  const name = text.normalize("NFC").trim().replace(/ +/g, " ")
  if (isBlank(name) || name.length > longestCompanyName || unwritable.test(name)) return null
  return /:\/\/|\bwww\./i.test(name) ? null : name
}
