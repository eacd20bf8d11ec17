import type { ComponentType } from "react"
import { faultSamples } from "./faultSamples.tsx"
import { kitchenSamples } from "./kitchenSamples.tsx"
import { kitSamples } from "./kitSamples.tsx"
import { reportSamples } from "./reportSamples.tsx"

/** A component that is shown without the shop's page around it. */
export interface Sample {
  /** A unique path, such as `kit/Button`; part of the sample's address. */
  readonly path: string
  readonly name: string
  readonly story: string
  readonly Sample: ComponentType
  /** The sample is a page of its own, with a heading and a `main`. */
  readonly isPage: boolean
}

/** The parts of the kit, the fallbacks for a page that can't be shown, the problem report, and the kitchen's page. */
export const samples: readonly Sample[] = [
  ...Object.entries(kitSamples).map(([name, Sample]) => ({
    path: `kit/${name}`,
    name,
    story: "in all its variants",
    Sample,
    isPage: false,
  })),
  ...Object.entries(faultSamples).map(([name, Sample]) => ({
    path: `fault/${name}`,
    name,
    story: "the fallback for a page that can't be shown",
    Sample,
    isPage: true,
  })),
  ...reportSamples,
  ...kitchenSamples,
]
