const longest = 200

/** Characters are code points, not surrogates. */
const flags = "u"

/** Upper bound, as a power of two, on the paths through a pattern: a few million steps, which take milliseconds. */
const mostBranching = 24
/** Branching of a repeat, which can end after any character, as a power of two (2^8 is above `longest`). */
const ofRepeat = 8

/**
 * True when an answer matches a store's whole pattern. Patterns are data, and a bad one could backtrack for years, so
 * only simple ones are run; others match nothing. Simple is short, without lookaround and backreferences, without
 * repeated groups, and with little branching.
 */
export const fitsPattern = (pattern: string, answer: string): boolean => {
  if (answer.length > longest || !isTame(pattern)) return false
  try {
    // Compiled alone first: an unbalanced pattern could escape the wrapping group.
    const { source } = new RegExp(pattern, flags)
    return new RegExp(`^(?:${source})$`, flags).test(answer)
  } catch {
    return false
  }
}

const isTame = (pattern: string): boolean => {
  if (pattern.length > longest || /\\[1-9k]/.test(pattern)) return false
  // An escape or a class is one character, whatever it contains.
  const plain = pattern
    .replaceAll(/\\./gu, "a")
    .replaceAll(/\[[^\]]*\]/gu, "a")
    .replaceAll("(?:", "(")
  if (/\(\?|\)[*+{]/.test(plain)) return false
  const repeats = plain.match(/[*+]|\{\d*,\d*\}/g) ?? []
  const options = plain.match(/[?|]/g) ?? []
  return repeats.length * ofRepeat + options.length <= mostBranching
}
