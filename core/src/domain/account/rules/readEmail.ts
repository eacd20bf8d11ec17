/** One mailbox; excludes characters that a mail program would read as a second recipient. */
const mailbox = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/

/** Trims an e-mail address; `null` when it is invalid (1009). */
export const readEmail = (text: string): string | null => {
  const bare = text.trim()
  // The length comes first: a crafted text could make the pattern backtrack for seconds.
  return bare.length <= 254 && mailbox.test(bare) && !/\p{Cc}|\p{Cf}/u.test(bare) ? bare : null
}
