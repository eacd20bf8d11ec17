import type { ComponentType } from "react"
import { faultSamples } from "./faultSamples.tsx"
import { kitSamples } from "./kitSamples.tsx"

/** Something that is drawn without a shop around it. */
export interface Sample {
  /** `kit/Button`: unique, and part of an address. */
  readonly path: string
  readonly name: string
  readonly story: string
  readonly Sample: ComponentType
  /** It is a page of its own, with a heading and a main part. */
  readonly isPage: boolean
}

/** The parts of the kit, and what stands in the place of a page that is not there. */
export const samples: readonly Sample[] = [
  ...Object.entries(kitSamples).map(([name, Sample]) => ({
    path: `kit/${name}`,
    name,
    story: "in its looks",
    Sample,
    isPage: false,
  })),
  ...Object.entries(faultSamples).map(([name, Sample]) => ({
    path: `fault/${name}`,
    name,
    story: "in the place of a page that is not there",
    Sample,
    isPage: true,
  })),
]
