/** A number of pieces of one kind: `accepts` tells which lines supply them. */
interface Wanted {
  readonly quantity: number
  readonly accepts: (line: number) => boolean
}

/**
 * The number of pieces of each line that fill all parts at the highest total worth; `null` when they cannot be filled.
 * Each piece fills one place of one part. `worth` is the price per piece, `pieces` their number; of equal worth the
 * earlier line goes first.
 */
export const choosePieces = (
  worth: readonly number[],
  pieces: readonly number[],
  parts: readonly Wanted[],
): readonly number[] | null => {
  const places = parts.flatMap(({ quantity, accepts }) => Array.from({ length: quantity }, () => accepts))

  const filledBy: (number | null)[] = places.map(() => null)
  // Kuhn's augmenting step: a piece takes a free place, or one whose piece can move to another.
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

  // The sets of pieces that can be placed together form a matroid, so greedily taking the dearest that fits is optimal.
  const dearestFirst = worth.map((_, line) => line).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  for (const line of dearestFirst)
    for (let piece = 0; piece < (pieces[line] ?? 0); piece++) if (!fill(line, new Set())) break

  return filledBy.includes(null) ? null : worth.map((_, line) => filledBy.filter((one) => one === line).length)
}
