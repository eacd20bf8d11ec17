import { type Painting, paintAway, putAway } from "./paintAway.ts"

/** Paintings by their names, the last so many. */
export interface KeptPaintings {
  readonly paint: (name: string, svg: () => string, width: number, height: number) => Promise<Painting>
  readonly clear: () => void
}

/** Keeps so many paintings; what was painted once is there at once when it is put on again. */
export const keepPaintings = (most: number): KeptPaintings => {
  const kept = new Map<string, Painting>()
  return {
    paint: async (name, svg, width, height) => {
      const painting = kept.get(name) ?? (await paintAway(svg(), width, height))
      kept.delete(name)
      kept.set(name, painting)
      for (const [oldest, old] of kept) {
        if (kept.size <= most) break
        kept.delete(oldest)
        putAway(old)
      }
      return painting
    },
    clear: () => {
      for (const painting of kept.values()) putAway(painting)
      kept.clear()
    },
  }
}
