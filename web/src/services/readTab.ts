import { decodeElsewhere } from "@skorpe/core/services"

/** Reads what another tab wrote; apart from the first screen's code, because schemas are heavy. */
export const readTab = decodeElsewhere
