import { isBlank } from "../../text/rules/isBlank.ts"
import { isWritable } from "../../text/rules/writtenName.ts"

/** Maximum length of a company name, in characters. */
export const longestCompanyName = 100

/**
 * Normalises a company name: trimmed, single spaces; `null` when invalid (3012). Invitations send it to people who did
 * not ask for them, so it must not be a web address.
 */
export const readCompanyName = (text: string): string | null => {
  const name = text.normalize("NFC").trim().replace(/ +/g, " ")
  if (isBlank(name) || name.length > longestCompanyName || !isWritable(name)) return null
  return /:\/\/|\bwww\./i.test(name) ? null : name
}
