import type { DialogAskedOf } from "./events/dialog.ts"
import type { AskedDialogOf, DialogOf } from "../domain/dialog/model.ts"
import type { WantedModalOf } from "../domain/overlay/model.ts"
import type { ShopEvent } from "./events.ts"

/** A question to the customer, and the shop event of each answer. */
export type Dialog = DialogOf<ShopEvent>

/** A unit asks the customer a question; dialogs are queued. */
export type DialogAsked = DialogAskedOf<ShopEvent>

/** An open or queued dialog, with the id that its answers carry. */
export type AskedDialog = AskedDialogOf<ShopEvent>

/** A requested panel, and the event emitted when it closes. */
export type WantedModal = WantedModalOf<ShopEvent>
