// Control characters, line breaks, unpaired surrogates, and invisible characters, which could reverse or hide the text
// beside them. Persian and Hindi need the two joiners, Japanese names need variation selectors.
const unwritable = /(?![\u200c\u200d]|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/u

/** True if a text has only characters that names of persons and companies are written with. */
export const isWritable = (text: string): boolean => !unwritable.test(text)

/** A typed or pasted name, without the characters that names are not written with. */
export const writtenName = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replace(new RegExp(unwritable, "gu"), "")
    .trim()
