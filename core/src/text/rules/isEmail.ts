const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const longest = 254

/** Whether a text can be an e-mail address: something, an at, a name with a dot; more is known only when a mail arrives. */
export const isEmail = (text: string): boolean => text.length <= longest && pattern.test(text)
