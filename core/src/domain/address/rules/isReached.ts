import { isInsideArea } from "../../price/rules/isInsideArea.ts"
import type { Position } from "../../store/model.ts"
import type { SavedAddress } from "../model.ts"

/** Whether a store with this area delivers to the address; also true while the area is unknown (`null`). */
export const isReached = ({ position }: SavedAddress, area: readonly Position[] | null): boolean =>
  area === null || isInsideArea(area, position)
