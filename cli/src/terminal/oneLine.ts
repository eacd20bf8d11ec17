/** Everything that is not a letter, sign or space: it may move the cursor, hide or reverse text, or end a line. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]/gu

/** A letter with more combining marks than any language uses would cover the lines above and below. */
const heaps = /\p{M}{4,}/gu

const names: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }

const escaped = (character: string): string =>
  names[character] ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`

/**
 * A text from outside on one line of a list: it cannot end the line, redraw the terminal, turn the direction of writing
 * around or, with its spaces, look like other columns. Such characters are shown as escapes.
 */
export const oneLine = (text: string): string =>
  text
    .replace(unseen, escaped)
    .replace(heaps, (marks) => Array.from(marks, escaped).join(""))
    .replace(/[\p{Zs}]+/gu, " ")
    .trim()

/** JSON in which everything that a terminal would act on is escaped; it parses to the same value. */
export const plainJson = (json: string): string =>
  json.replace(unseen, (character) =>
    Array.from(
      { length: character.length },
      (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`,
    ).join(""),
  )
