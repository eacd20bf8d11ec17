import type { PointsEntry } from "../../domain/loyalty/entry.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** Context of the points history. */
export interface PointsHistoryContext {
  /** Newest first; `null` before they are loaded. */
  readonly entries: readonly PointsEntry[] | null
}

/** How a customer earned and spent their points. */
export type PointsHistoryView =
  /** The history is not open. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Loaded"; readonly entries: readonly PointsEntry[] }

/** The view of the points history. */
export const viewPointsHistory = ({
  value,
  context: { entries },
}: ChartState<PointsHistoryContext>): PointsHistoryView => {
  if (value === "loading") return { _tag: "Loading" }
  if (value === "failed") return { _tag: "Failed" }
  return entries === null ? { _tag: "Closed" } : { _tag: "Loaded", entries }
}
