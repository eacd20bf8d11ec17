import { isBlank } from "../../text/rules/isBlank.ts"

/** Maximum length of a company name, in characters. */
export const longestCompanyName = 100

// Characters that control text direction would reorder the text around the name in messages and lists.
const unwritable = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * Normalises a company name: trimmed, single spaces; `null` when invalid (3012). Invitations send it to people who did
 * not ask for them, so it must not be a web address.
 */
export const readCompanyName = (text: string): string | null => {
  const name = text.normalize("NFC").trim().replace(/ +/g, " ")
  if (isBlank(name) || name.length > longestCompanyName || unwritable.test(name)) return null
  return /:\/\/|\bwww\./i.test(name) ? null : name
}
