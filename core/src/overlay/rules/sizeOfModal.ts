import type { Modal, ModalName } from "../model.ts"

/** How much of the page a panel takes: all, half, or what it needs (SPEC §2.4). */
export type ModalSize = "full" | "half" | "content"

const sizes: { readonly [Name in ModalName]: ModalSize } = {
  StoreSelector: "full",
  CurrentStore: "half",
  AddressFinder: "full",
  ShoppingCart: "full",
  Checkout: "full",
  Upsells: "full",
  PizzaBuilder: "full",
  EditProfile: "full",
  EditOrganisation: "full",
  AccountPicker: "half",
  RecruitFriend: "half",
  Share: "content",
  Deals: "full",
  UserStore: "full",
  SignUpOrganisation: "full",
}

export const sizeOfModal = ({ _tag }: Modal): ModalSize => sizes[_tag]
