import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position } from "../../store/model.ts"
import type { SavedAddress } from "../model.ts"

/**
 * Where a customer usually wants their food: the address that they saved last, of those that a store with this area
 * delivers to. `addresses` are oldest first; without a known area the last one counts.
 */
export const usualAddress = (
  addresses: readonly SavedAddress[],
  area: readonly Position[] | null,
): SavedAddress | null => addresses.findLast(({ position }) => area === null || isInsideArea(area, position)) ?? null
