// Control characters and line breaks, half characters, and all that nobody sees: it would turn round or hide the text
// beside it. Persian and Hindi are written with the two joiners, Japanese names with variation selectors.
const unwritable = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u

/** True when a text has only characters that the name of a person or a company is written with. */
export const isWritable = (text: string): boolean => !unwritable.test(text)

/** A name as it was typed or pasted, without the characters that no name is written with. */
export const writtenName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(new RegExp(unwritable, "gu"), "")
    .trim()
