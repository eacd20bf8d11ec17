const wordsOf = (statement: string): readonly string[] =>
  statement
    .slice(statement.indexOf("`"))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([(),])/g, " $1 ")
    .split(" ")
    .filter((word) => word !== "")

const sameAtBegin = (ones: readonly string[], others: readonly string[]): number => {
  const first = ones.findIndex((word, nth) => word !== others[nth])
  return first === -1 ? ones.length : first
}

/**
 * What differs between two statements, with a word on either side, so that a survivor is identified by its condition.
 */
export const changedPart = (original: string, replacement: string): readonly [string, string] => {
  const [before, after] = [wordsOf(original), wordsOf(replacement)]
  const shorter = Math.min(before.length, after.length)
  const begin = sameAtBegin(before, after)
  const end = Math.min(sameAtBegin(before.toReversed(), after.toReversed()), shorter - begin)
  const part = (words: readonly string[]) =>
    words.slice(Math.max(begin - 1, 0), Math.min(words.length - end + 1, words.length)).join(" ")
  return [part(before), part(after)]
}
