/**
 * The positions of a topping's pieces in a drawn pizza, sorted from top to bottom; the markers' line ends are skipped.
 */
export const placesIn = (svg: string, slug: string): (readonly [x: number, y: number])[] => {
  const lying = svg.split(`<g data-slug="${slug}" fill="none">`)[1]?.split("</g>")[0] ?? ""
  const lines = [...lying.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => (d.match(/-?\d+/g) ?? []).map(Number))
  return lines
    .flatMap((line) => line.slice(2, -2).flatMap((x, i, all) => (i % 2 === 0 ? [[x, all[i + 1] ?? 0] as const] : [])))
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
}
