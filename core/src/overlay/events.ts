import { Schema } from "effect"
import { ClosedBy, Modal } from "./model.ts"

/** The customer opened a panel. */
export const ModalOpened = Schema.Struct({ type: Schema.Literal("ModalOpened"), modal: Modal })

/** The customer put a panel away; it is named, so that a late second click closes no other one. */
export const ModalClosed = Schema.Struct({
  type: Schema.Literal("ModalClosed"),
  id: Schema.String.check(Schema.isMaxLength(100)),
  by: ClosedBy,
})

export const DrawerOpened = Schema.Struct({ type: Schema.Literal("DrawerOpened") })
export const DrawerClosed = Schema.Struct({ type: Schema.Literal("DrawerClosed") })

/** A finger drew sideways over the drawer, so many pixels; negative is to the left. */
export const DrawerSwiped = Schema.Struct({ type: Schema.Literal("DrawerSwiped"), distance: Schema.Finite })

export const OverlayEvents = [ModalOpened, ModalClosed, DrawerOpened, DrawerClosed, DrawerSwiped] as const
