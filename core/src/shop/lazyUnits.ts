import { orderingUnits } from "./lazy/index.ts"
import { accountUnits } from "./lazyAccount/index.ts"

/** All lazy units, for whoever has their code. */
export const lazyUnits = { ...orderingUnits, ...accountUnits }

export type LazyUnits = typeof lazyUnits

/** The lazy units as a browser loads them: by use, each use in a chunk. */
export interface LazyChunks {
  readonly ordering: typeof orderingUnits
  readonly account: typeof accountUnits
}
