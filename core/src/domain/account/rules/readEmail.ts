import { isBlank } from "../../text/rules/isBlank.ts"

/** One mailbox; excludes characters that a mail program would read as a second recipient. */
const mailbox = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/

const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** An address without the blanks and invisible characters that pasting adds; `null` if it is invalid (1009). */
export const readEmail = (text: string): string | null => {
  // The length comes first: a crafted text could make the patterns backtrack for seconds.
  const bare = text.length > 300 ? "" : text.replaceAll(around, "")
  return bare.length <= 254 && mailbox.test(bare) && !/\p{Cc}|\p{Cf}/u.test(bare) ? bare : null
}

/** A typed e-mail address as it is sent: `null` for a blank field; an invalid one as typed, for the server to refuse (1009). */
export const typedEmail = (text: string): string | null => (isBlank(text) ? null : (readEmail(text) ?? text.trim()))
