const longest = 200

/** Powers of two that the ways through a pattern may multiply to: some millions of steps, less than a blink. */
const mostBranching = 24
/** A repeat can end after any of so many characters (2 to the 8th is above `longest`). */
const ofRepeat = 8

/**
 * Whether an answer matches a store's pattern as a whole. Patterns are data, and a bad one could run for years: only tame
 * ones are run, the others fit nothing. Tame is short, looks neither around nor back, repeats no group and branches little.
 */
export const fitsPattern = (pattern: string, answer: string): boolean => {
  if (answer.length > longest || !isTame(pattern)) return false
  try {
    // By itself first: an unbalanced one could slip out of the brackets.
    const { source } = new RegExp(pattern, "u")
    return new RegExp(`^(?:${source})$`, "u").test(answer)
  } catch {
    return false
  }
}

const isTame = (pattern: string): boolean => {
  if (pattern.length > longest || /\\[1-9k]/.test(pattern)) return false
  // What is escaped or stands in a class is one character, whatever it looks like.
  const plain = pattern
    .replaceAll(/\\./gu, "a")
    .replaceAll(/\[[^\]]*\]/gu, "a")
    .replaceAll("(?:", "(")
  if (/\(\?|\)[*+{]/.test(plain)) return false
  const repeats = plain.match(/[*+]|\{\d*,\d*\}/g) ?? []
  const options = plain.match(/[?|]/g) ?? []
  return repeats.length * ofRepeat + options.length <= mostBranching
}
