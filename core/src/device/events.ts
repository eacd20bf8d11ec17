import { Schema } from "effect"
import { Kept } from "./model.ts"

/** Another tab of the same browser wrote or cleared an entry; the cart has an event of its own. */
export const KeptElsewhere = Schema.Struct({ type: Schema.Literal("KeptElsewhere"), kept: Kept })

export const DeviceEvents = [KeptElsewhere] as const
