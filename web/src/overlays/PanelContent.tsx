import type { Modal } from "@skorpe/core/domain/overlay"
import { AccountPicker } from "./accounts/AccountPicker.tsx"
import { PizzaBuilder } from "./builder/PizzaBuilder.tsx"
import { CartPanel } from "./cart/CartPanel.tsx"
import { EditOrganisation } from "./organisations/change/EditOrganisation.tsx"
import { SignUpOrganisation } from "./organisations/SignUpOrganisation.tsx"
import { SizeSheet } from "./sizes/SizeSheet.tsx"
import { AddressFinder } from "./stores/AddressFinder.tsx"
import { DealsPanel } from "./deals/DealsPanel.tsx"
import { CurrentStore } from "./stores/CurrentStore.tsx"
import { EditProfile } from "./profile/EditProfile.tsx"
import { StoreSelector } from "./stores/StoreSelector.tsx"
import { UserStore } from "./stores/UserStore.tsx"
import { RecruitFriend } from "./recruit/RecruitFriend.tsx"
import { SharePanel } from "./recruit/SharePanel.tsx"
import { CheckoutPanel } from "./CheckoutPanel.tsx"
import { UpsellsPanel } from "./upsells/UpsellsPanel.tsx"

/** The content of each panel (SPEC §2.4). */
export const PanelContent = ({ modal }: { readonly modal: Modal }) => {
  switch (modal._tag) {
    case "StoreSelector":
      return <StoreSelector showCurrentStore={modal.showCurrentStore} />
    case "AddressFinder":
      return <AddressFinder />
    case "CurrentStore":
      return <CurrentStore ofCart={modal.ofCart === true} />
    case "ShoppingCart":
      return <CartPanel />
    case "UserStore":
      return <UserStore />
    case "AccountPicker":
      return <AccountPicker />
    case "PizzaBuilder":
      return <PizzaBuilder />
    case "SizeSheet":
      return <SizeSheet productSlug={modal.productSlug} />
    case "Upsells":
      return <UpsellsPanel />
    case "Deals":
      return <DealsPanel />
    case "EditProfile":
      return <EditProfile />
    case "EditOrganisation":
      return <EditOrganisation organisationId={modal.organisationId} />
    case "SignUpOrganisation":
      return <SignUpOrganisation />
    case "RecruitFriend":
      return <RecruitFriend />
    case "Share":
      return <SharePanel />
    case "Checkout":
      return <CheckoutPanel />
  }
}
