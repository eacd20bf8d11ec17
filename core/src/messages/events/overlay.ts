import { Schema } from "effect"
import { ClosedBy, Modal } from "../../domain/overlay/model.ts"

/** The customer opened a panel. */
export const ModalOpened = Schema.Struct({ type: Schema.Literal("ModalOpened"), modal: Modal })

/** The customer closed a panel; it is named, so that a late second click does not close the next one. */
export const ModalClosed = Schema.Struct({
  type: Schema.Literal("ModalClosed"),
  id: Schema.String.check(Schema.isMaxLength(100)),
  by: ClosedBy,
})

export const DrawerOpened = Schema.Struct({ type: Schema.Literal("DrawerOpened") })
export const DrawerClosed = Schema.Struct({ type: Schema.Literal("DrawerClosed") })

/** A horizontal swipe across the drawer, in pixels; negative is to the left. */
export const DrawerSwiped = Schema.Struct({ type: Schema.Literal("DrawerSwiped"), distance: Schema.Finite })

export const OverlayEvents = [ModalOpened, ModalClosed, DrawerOpened, DrawerClosed, DrawerSwiped] as const

/** A unit requests a panel. */
export interface ModalAskedOf<Event> {
  readonly type: "ModalAsked"
  readonly modal: Modal
  readonly onClose: Event | null
}
