/** One mailbox, and nothing that a mail program would take for a second one. */
const mailbox = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/

/** An e-mail address without the blanks around it; `null` when it is none (1009). */
export const readEmail = (text: string): string | null => {
  const bare = text.trim()
  return mailbox.test(bare) && bare.length <= 254 && !/\p{Cc}|\p{Cf}/u.test(bare) ? bare : null
}
