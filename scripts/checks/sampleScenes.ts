import { globSync } from "node:fs"
import { join } from "node:path"
import { root } from "../build/once.ts"

/** Scene files, relative to `web`, that a daily run plays at each of the two sizes. */
export interface SceneSample {
  readonly phone: readonly string[]
  readonly desk: readonly string[]
}

/** They render every state, and sample their own cases. */
const samplesItself = /\/states\/(EveryState|Pictures|Overlays)\.scene\.test\.tsx$/

/** One file in two on a phone, and another one in eight at a desk: a deep run plays all at both sizes. */
export const sampleFiles = (files: readonly string[], seed: number): SceneSample => {
  const sampled = files.filter((file) => !samplesItself.test(file))
  const own = files.filter((file) => samplesItself.test(file))
  return {
    phone: [...own, ...sampled.filter((_, nth) => (nth + seed) % 2 === 0)],
    desk: [...own, ...sampled.filter((_, nth) => (nth + seed) % 8 === 1)],
  }
}

/** The sample of this repository's scene files for a seed. */
export const sampleScenes = (seed: number): SceneSample =>
  sampleFiles(globSync("src/**/*.scene.test.tsx", { cwd: join(root, "web") }).toSorted(), seed)
