import { decodeElsewhere } from "@skorpe/core/services"

/** Decodes what another tab wrote; in a chunk of its own, because schemas are large. */
export const readTab = decodeElsewhere
