import { Schema } from "effect"
import { personalHere } from "../text/personal.ts"

const name = Schema.String.check(Schema.isMaxLength(200))

/** The fifteen slide-up panels of SPEC §2.4, and the sheet of sizes, with their parameters. */
export const Modal = Schema.TaggedUnion({
  /** The choice of a store; may start with the current one (SPEC §3, showCurrentStore). */
  StoreSelector: { showCurrentStore: Schema.Boolean },
  /** The last chosen store, or the cart's own, which may differ from the one that the customer is looking at. */
  CurrentStore: { ofCart: Schema.optionalKey(Schema.Boolean) },
  AddressFinder: {},
  ShoppingCart: {},
  Checkout: {},
  Upsells: {},
  /** A product to build, or a cart line to edit. */
  PizzaBuilder: { productSlug: name, lineId: Schema.NullOr(name) },
  /** A product to add in one of its sizes. */
  SizeSheet: { productSlug: name },
  EditProfile: {},
  EditOrganisation: { organisationId: name },
  AccountPicker: {},
  RecruitFriend: {},
  /** The code identifies its owner. */
  Share: { code: personalHere(name) },
  Deals: {},
  UserStore: {},
  SignUpOrganisation: {},
})
export type Modal = typeof Modal.Type

export type ModalName = Modal["_tag"]

/** How the customer can close a panel (SPEC §2.4). */
export const ClosedBy = Schema.Literals(["button", "swipe", "escape", "focusLeft", "back"])
export type ClosedBy = typeof ClosedBy.Type

/** Why a panel closed: by the customer, by navigation, or replaced by another panel. */
export type ModalEnd = ClosedBy | "route" | "replaced"

/** A requested panel, with the id that its closing event has. */
export interface WantedModalOf<Event> {
  readonly id: string
  readonly modal: Modal
  /** The event to emit when it closes, for any reason. */
  readonly onClose: Event | null
}
