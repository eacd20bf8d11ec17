import type { Position } from "../../store/model.ts"
import type { SavedAddress } from "../model.ts"
import { isReached } from "./isReached.ts"
import { usualFirst } from "./usualFirst.ts"

/**
 * A customer's usual delivery address: their default one, or else the last saved one, of those that
 * a store with this area delivers to. `addresses` are oldest first; without a known area all of them count.
 */
export const usualAddress = (
  addresses: readonly SavedAddress[],
  area: readonly Position[] | null,
): SavedAddress | null => usualFirst(addresses).find((one) => isReached(one, area)) ?? null
