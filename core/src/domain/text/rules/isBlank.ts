/**
 * True when a text has no visible character: no letter, digit, punctuation or symbol, only spaces and control
 * characters.
 */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)
