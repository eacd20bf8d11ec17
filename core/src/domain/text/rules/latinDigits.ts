/** Zero in the scripts whose digits a customer's keyboard may write: Arabic, Persian, and the full width of East Asia. */
const zeros = [0x0660, 0x06f0, 0xff10]

/** A text with ASCII digits and an ASCII plus; everything else is unchanged. */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff0b\uff10-\uff19]/g, (sign) => {
    const code = sign.charCodeAt(0)
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? "+" : String(code - zero)
  })
