import type { SavedAddress } from "../model.ts"

/** A customer's addresses as they are offered: the default first, then the one that they saved last. Takes them oldest first. */
export const usualFirst = (addresses: readonly SavedAddress[]): readonly SavedAddress[] => {
  const newest = addresses.toReversed()
  return [...newest.filter(({ isDefault }) => isDefault), ...newest.filter(({ isDefault }) => !isDefault)]
}
