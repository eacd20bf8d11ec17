/** So many pieces of one kind: `accepts` says which lines have them. */
interface Wanted {
  readonly quantity: number
  readonly accepts: (line: number) => boolean
}

/**
 * How many pieces of each line fill all parts, the dearest together; `null` when they cannot be filled. A piece fills one
 * place of one part. `worth` is one piece's price, `pieces` how many there are; of equal worth the earlier line goes first.
 */
export const choosePieces = (
  worth: readonly number[],
  pieces: readonly number[],
  parts: readonly Wanted[],
): readonly number[] | null => {
  const places = parts.flatMap(({ quantity, accepts }) => Array.from({ length: quantity }, () => accepts))

  const filledBy: (number | null)[] = places.map(() => null)
  // Kuhn's step: a piece takes a free place, or one whose piece can move to another.
  const fill = (line: number, tried: Set<number>): boolean => {
    for (const [place, accepts] of places.entries()) {
      if (tried.has(place) || !accepts(line)) continue
      tried.add(place)
      const sitting = filledBy[place] ?? null
      if (sitting !== null && !fill(sitting, tried)) continue
      filledBy[place] = line
      return true
    }
    return false
  }

  // What sets of pieces can be seated together is a matroid: taking the dearest that still fits ends with the dearest set.
  const dearestFirst = worth.map((_, line) => line).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b)
  for (const line of dearestFirst)
    for (let piece = 0; piece < (pieces[line] ?? 0); piece++) if (!fill(line, new Set())) break

  return filledBy.includes(null) ? null : worth.map((_, line) => filledBy.filter((one) => one === line).length)
}
