import type { Block } from "@skorpe/core/domain/checkout"
import { useView } from "../../../shop/shopContext.ts"

/** The picker lifts these as it opens: it proposes the next time of a closed store, and drops one that has passed. */
const liftedByPicker: ReadonlySet<Block["_tag"]> = new Set(["StoreClosed", "TimeNotOffered"])

interface ToldBlocks {
  /** What the customer is told. */
  readonly blocks: readonly Block[]
  /** Whether something is left out that the picker may lift: its code is on the way, or the store's clock. */
  readonly isFindingTimes: boolean
}

/** What blocks the order, without what would be told only to vanish with the next answer. */
export const useToldBlocks = (): ToldBlocks => {
  const { blocks } = useView("checkout")
  const timing = useView("timing")
  const isJudged = timing._tag === "Open" && timing.isSure
  const told = isJudged ? blocks : blocks.filter(({ _tag }) => !liftedByPicker.has(_tag))
  return { blocks: told, isFindingTimes: told.length < blocks.length }
}
