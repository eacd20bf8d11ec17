import { minify } from "terser"
import type { Plugin } from "vite"

/**
 * Has terser go over the chunk that the page begins with, before the bundler's own minifier does with all: a kilobyte
 * less for every first view. For what comes later it would only take its time.
 */
export const tightEntry = (): Plugin => ({
  name: "skorpe-tight-entry",
  apply: "build",
  async renderChunk(code, { isEntry }) {
    if (!isEntry) return null
    const tight = await minify(code, { module: true, ecma: 2020, compress: { passes: 2 } })
    return tight.code === undefined ? null : { code: tight.code, map: null }
  },
})
