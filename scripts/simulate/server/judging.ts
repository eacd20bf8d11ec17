import type { ShopFold, ShopWorld } from "@skorpe/core/shop"
import type { shopPlay } from "@skorpe/core/simulation"

/** The play of the core's simulation, whose invariants judge each page. */
export type ShopPlay = ReturnType<typeof shopPlay>

/** Judges one page by the core's invariants. */
export type PageJudge = ReturnType<ShopPlay["judge"]>

/** One record of a page: the world before it and after it. */
export interface PageMoment {
  readonly before: ShopWorld
  readonly input: Parameters<ShopFold["step"]>[2]
  readonly world: ShopWorld
}

/**
 * A fold that is judged while it runs, which saves folding each log once more; `object` is called with the first broken
 * invariant, `note` each record.
 */
export const judging = (
  fold: ShopFold,
  { always }: PageJudge,
  object: (why: string) => void,
  note: (moment: PageMoment) => void,
): ShopFold => {
  let isBroken = false
  return {
    ...fold,
    step: (before, at, input) => {
      const folded = fold.step(before, at, input)
      const { world, tells, crash } = folded
      note({ before, input, world })
      if (isBroken) return folded
      // An exception of a unit is reported as a defect of the page.
      const why = crash === undefined ? always({ before, input, world, tells }) : null
      isBroken = why !== null
      if (why !== null) object(`${why} (record ${at.n})`)
      return folded
    },
  }
}
