import { globSync } from "node:fs"
import { join } from "node:path"
import { root } from "../build/once.ts"

/** The files that a daily run plays in a browser: scenes relative to `web`, journeys relative to the root. */
export interface BrowserSample {
  readonly phone: readonly string[]
  readonly desk: readonly string[]
  readonly journeys: readonly string[]
}

/** They render every state, and sample their own cases. */
const samplesItself = /\/states\/(EveryState|Pictures|Overlays)\.scene\.test\.tsx$/

/** Alternates two things by day, independently of the share of cases within the files. */
const isEvenDay = (seed: number): boolean => Math.floor(seed / 48) % 2 === 0

/** What a day leaves out at a desk. */
const notAtDesk = (seed: number): RegExp => (isEvenDay(seed) ? /\/EveryState\./ : /\/Pictures\./)

/** One file in twelve on a phone, and another one in twenty-four at a desk: a deep run plays all at both sizes. */
export const sampleScenes = (files: readonly string[], seed: number): Omit<BrowserSample, "journeys"> => {
  const sampled = files.filter((file) => !samplesItself.test(file))
  const own = files.filter((file) => samplesItself.test(file))
  return {
    phone: [...own, ...sampled.filter((_, nth) => (nth + seed) % 12 === 0)],
    desk: [
      ...own.filter((file) => !notAtDesk(seed).test(file)),
      ...sampled.filter((_, nth) => (nth + seed) % 24 === 1),
    ],
  }
}

const journey = (name: string): string => `web/journeys/${name}.journey.test.ts`

/** The journeys that run every day: the first order and a payment. */
export const everyDay: readonly string[] = ["firstOrder", "payment"].map(journey)

/** The journeys of which one runs each day: the kitchen's page, and pages that stand still. */
export const alternating: readonly string[] = ["kitchen", "shifts"].map(journey)

/** The journeys through the Swedish shop, which only a deep run builds. */
const inSweden = /\/(checkoutLogin|paymentSweden|swedishMember)\.journey\./

/** The journeys of every day, one of two, and one file in twenty of the others in Norway: a deep run makes all, in both markets. */
export const sampleJourneys = (files: readonly string[], seed: number): readonly string[] => [
  ...everyDay,
  ...alternating.filter((_, nth) => isEvenDay(seed) === (nth === 0)),
  ...files
    .filter((file) => ![...everyDay, ...alternating].includes(file) && !inSweden.test(file))
    .filter((_, nth) => (nth + seed) % 20 === 0),
]

const find = (pattern: string, cwd: string): readonly string[] => globSync(pattern, { cwd }).toSorted()

/** The sample of this repository's files for a seed. */
export const sampleBrowserTests = (seed: number): BrowserSample => ({
  ...sampleScenes(find("src/**/*.scene.test.tsx", join(root, "web")), seed),
  journeys: sampleJourneys(find("web/journeys/*.journey.test.ts", root), seed),
})
