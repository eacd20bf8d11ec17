import type { Block } from "@skorpe/core/domain/checkout"
import { useView } from "../../../shop/shopContext.ts"

/**
 * The blocks that the picker lifts when it opens: it proposes a closed store's next time, and drops one that has
 * passed.
 */
const liftedByPicker: ReadonlySet<Block["_tag"]> = new Set(["StoreClosed", "TimeNotOffered"])

interface ToldBlocks {
  /** The blocks that are shown to the customer. */
  readonly blocks: readonly Block[]
  /**
   * Whether a block is hidden because the picker may still lift it: its code or the store's status is still loading.
   */
  readonly isFindingTimes: boolean
}

/** The reasons that block the order, without those that may vanish once the picker has loaded. */
export const useToldBlocks = (): ToldBlocks => {
  const { blocks } = useView("checkout")
  const timing = useView("timing")
  const isJudged = timing._tag === "Open" && timing.isSettled
  const told = isJudged ? blocks : blocks.filter(({ _tag }) => !liftedByPicker.has(_tag))
  return { blocks: told, isFindingTimes: told.length < blocks.length }
}
