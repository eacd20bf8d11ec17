import { Schema } from "effect"
import { type DeviceContents, Kept } from "../../domain/device/model.ts"

/** Another tab of the same browser wrote or cleared an entry; the cart has its own event. */
export const KeptElsewhere = Schema.Struct({ type: Schema.Literal("KeptElsewhere"), kept: Kept })

export const DeviceEvents = [KeptElsewhere] as const

/** Emitted by the session with the contents of the device. */
export interface DeviceRead {
  readonly type: "DeviceRead"
  readonly contents: DeviceContents
}
