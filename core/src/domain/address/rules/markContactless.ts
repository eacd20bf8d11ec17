import type { Market } from "../../market/model.ts"

/** Prefixes a delivery description with the market's contactless marker, unless it has it already (SPEC §5). */
export const markContactless = (
  description: string,
  { contactlessMarker }: Pick<Market, "contactlessMarker">,
): string => (description.startsWith(contactlessMarker) ? description : `${contactlessMarker} ${description}`.trimEnd())
