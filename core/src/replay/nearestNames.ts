/** Edit distance between two names: letters missing, extra, wrong, or swapped with the next. */
const lettersApart = (one: string, other: string): number => {
  let before: readonly number[] = []
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const here = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const steps = [(here[column - 1] ?? 0) + 1, (last[column] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)]
      if (isSwapped) steps.push((before[column - 2] ?? 0) + 1)
      here.push(Math.min(...steps))
    }
    before = last
    last = here
  }
  return last[other.length] ?? 0
}

/** Whether one letter is missing, extra, wrong or swapped with the next, or only the case differs. */
export const isSlip = (name: string, meant: string): boolean =>
  name !== meant &&
  Math.max(name.length, meant.length) <= longest &&
  lettersApart(name.toLowerCase(), meant.toLowerCase()) <= 1

/** Names longer than this are not compared: a log may hold any. */
const longest = 60
/** Two names that share a part of at least this length are near. */
const tellingPart = 4

/** At most three names that `name` may be a typo of, nearest first. Case is ignored. */
export const nearestNames = (name: string, names: Iterable<string>): readonly string[] => {
  const wanted = name.toLowerCase()
  if (wanted.length > longest) return []
  const near: { readonly one: string; readonly apart: number }[] = []
  for (const one of names) {
    if (one.length > longest) continue
    const known = one.toLowerCase()
    const apart = lettersApart(wanted, known)
    const isPart =
      (wanted.length >= tellingPart && known.includes(wanted)) ||
      (known.length >= tellingPart && wanted.includes(known))
    if (isPart || apart <= Math.max(1, Math.floor(wanted.length / 3))) near.push({ one, apart })
  }
  return near
    .toSorted((left, right) => left.apart - right.apart)
    .slice(0, 3)
    .map(({ one }) => one)
}
