import { Schema } from "effect"
import { personalHere } from "../text/personal.ts"
import type { ShopEvent } from "../shop/events.ts"

const name = Schema.String.check(Schema.isMaxLength(200))

/** The fifteen slide-up panels, each with what it needs to know (SPEC §2.4). */
export const Modal = Schema.TaggedUnion({
  /** Which store to order from; may begin with the one that is chosen now (SPEC §3, showCurrentStore). */
  StoreSelector: { showCurrentStore: Schema.Boolean },
  CurrentStore: {},
  AddressFinder: {},
  ShoppingCart: {},
  Checkout: {},
  Upsells: {},
  /** A product to build, or a line of the cart to change. */
  PizzaBuilder: { productSlug: name, lineId: Schema.NullOr(name) },
  EditProfile: {},
  EditOrganisation: { organisationId: name },
  AccountPicker: {},
  RecruitFriend: {},
  /** The code tells whose it is. */
  Share: { code: personalHere(name) },
  Deals: {},
  UserStore: {},
  SignUpOrganisation: {},
})
export type Modal = typeof Modal.Type

export type ModalName = Modal["_tag"]

/** How the customer can put a panel away (SPEC §2.4). */
export const ClosedBy = Schema.Literals(["button", "swipe", "escape", "focusLeft", "back"])
export type ClosedBy = typeof ClosedBy.Type

/** Why a panel closed: the customer, another address, or another panel in its place. */
export type ModalEnd = ClosedBy | "route" | "replaced"

/** A panel that is wanted, under the id that its closing carries. */
export interface WantedModal {
  readonly id: string
  readonly modal: Modal
  /** Told to the house when it closes, however it closes. */
  readonly onClose: ShopEvent | null
}

/** Somebody in the house wants a panel opened. */
export interface ModalAsked {
  readonly type: "ModalAsked"
  readonly modal: Modal
  readonly onClose: ShopEvent | null
}
