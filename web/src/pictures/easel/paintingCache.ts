import { type Painting, rasterise, release } from "./rasterise.ts"

/** An LRU cache of paintings, by name. */
export interface PaintingCache {
  /** The painting of that name; on a miss it rasterises `svg` at this size in pixels. */
  readonly paint: (name: string, svg: () => string, width: number, height: number) => Promise<Painting>
  /** Releases all paintings. */
  readonly clear: () => void
}

/** Caches up to `capacity` paintings, so that a topping that is put on again costs nothing. */
export const cachePaintings = (capacity: number): PaintingCache => {
  const cached = new Map<string, Painting>()
  return {
    paint: async (name, svg, width, height) => {
      const painting = cached.get(name) ?? (await rasterise(svg(), width, height))
      cached.delete(name)
      cached.set(name, painting)
      for (const [oldest, old] of cached) {
        if (cached.size <= capacity) break
        cached.delete(oldest)
        release(old)
      }
      return painting
    },
    clear: () => {
      for (const painting of cached.values()) release(painting)
      cached.clear()
    },
  }
}
