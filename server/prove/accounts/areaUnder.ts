/**
 * The area under the curve of two samples: how often a value of the second is larger than one of the first, equal ones
 * counting half. At 0.5 nobody can tell them apart.
 */
export const areaUnder = (first: readonly number[], second: readonly number[]): number => {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ]
  all.sort((one, other) => one.value - other.value)
  let ranks = 0
  for (let start = 0; start < all.length;) {
    let end = start
    while (end < all.length && all[end]?.value === all[start]?.value) end++
    // Equal values share the middle of their ranks, which begin at 1.
    const rank = (start + end + 1) / 2
    for (let at = start; at < end; at++) if (all[at]?.isSecond === true) ranks += rank
    start = end
  }
  return (ranks - (second.length * (second.length + 1)) / 2) / (first.length * second.length)
}

/** How far from 0.5 the area of equal samples may be: 0.05, or more where chance alone does more with so few pairs. */
export const mostOff = (pairs: number): number => Math.max(0.05, 4.5 * Math.sqrt(1 / (6 * pairs)))
