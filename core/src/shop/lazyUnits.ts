import type { Minor } from "../domain/money/model.ts"
import type { Json } from "../kernel/json.ts"
import type { Unloaded } from "../kernel/lazyUnit.ts"
import type { ShopStart } from "../messages/start.ts"
import { orderingUnits } from "./lazy/index.ts"
import { accountUnits } from "./lazyAccount/index.ts"

/** All lazy units, with their code. */
export const lazyUnits = { ...orderingUnits, ...accountUnits }

export type LazyUnits = typeof lazyUnits

/** The lazy units as a browser loads them: by use, each use in a chunk. */
export interface LazyChunks {
  readonly ordering: typeof orderingUnits
  readonly account: typeof accountUnits
}

/** A value as it is written in source code, which cannot express a brand. */
type Written<Value> = [Json] extends [Value]
  ? Json
  : Value extends Minor
    ? number
    : Value extends object
      ? { readonly [Key in keyof Value]: Written<Value[Key]> }
      : Value

interface Lazy {
  readonly init: (...given: never) => unknown
  readonly view: (state: never) => unknown
}

type UnloadedAs<Unit extends Lazy> = Unloaded<Written<ReturnType<Unit["init"]>>, Written<ReturnType<Unit["view"]>>>

/** State and view of the lazy units until their code is loaded; some depend on the session's start. */
export type UnloadedUnits = {
  readonly [Name in keyof LazyUnits]: UnloadedAs<LazyUnits[Name]> | ((start: ShopStart) => UnloadedAs<LazyUnits[Name]>)
}
