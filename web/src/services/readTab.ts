import { decodeElsewhere } from "@skorpe/core/services"

/** Decodes what another tab wrote; in a separate chunk, because schemas are large. */
export const readTab = decodeElsewhere
