import type { Market } from "../../market/model.ts"

/** A delivery description behind the market's marker for contactless delivery; one that has it stays as it is (SPEC §5). */
export const markContactless = (
  description: string,
  { contactlessMarker }: Pick<Market, "contactlessMarker">,
): string => (description.startsWith(contactlessMarker) ? description : `${contactlessMarker} ${description}`.trimEnd())
