/** Escapes control characters and line separators in text from outside, so that no terminal acts on them. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character === "\n" ? character : `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  )
