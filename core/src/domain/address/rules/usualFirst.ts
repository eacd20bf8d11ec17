import type { SavedAddress } from "../model.ts"

/**
 * A customer's addresses in the order in which they are offered: the default first, then the newest. Takes them oldest
 * first.
 */
export const usualFirst = (addresses: readonly SavedAddress[]): readonly SavedAddress[] => {
  const newest = addresses.toReversed()
  return [...newest.filter(({ isDefault }) => isDefault), ...newest.filter(({ isDefault }) => !isDefault)]
}
