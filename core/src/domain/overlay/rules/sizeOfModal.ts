import type { Modal, ModalName } from "../model.ts"

/** How much of the page a panel covers: all, half, or as much as its content (SPEC §2.4). */
export type ModalSize = "full" | "half" | "content"

const sizes: { readonly [Name in ModalName]: ModalSize } = {
  StoreSelector: "full",
  CurrentStore: "half",
  AddressFinder: "full",
  ShoppingCart: "full",
  Checkout: "full",
  Upsells: "full",
  PizzaBuilder: "full",
  SizeSheet: "content",
  EditProfile: "full",
  EditOrganisation: "full",
  AccountPicker: "half",
  RecruitFriend: "full",
  Share: "content",
  Deals: "full",
  UserStore: "full",
  SignUpOrganisation: "full",
}

export const sizeOfModal = ({ _tag }: Modal): ModalSize => sizes[_tag]
