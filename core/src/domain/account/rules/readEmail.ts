/** One mailbox; excludes characters that a mail program would read as a second recipient. */
const mailbox = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/

/** Trims an e-mail address; `null` when it is invalid (1009). */
export const readEmail = (text: string): string | null => {
  const bare = text.trim()
  return mailbox.test(bare) && bare.length <= 254 && !/\p{Cc}|\p{Cf}/u.test(bare) ? bare : null
}
