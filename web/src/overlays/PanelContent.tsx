import type { Modal } from "@skorpe/core/overlay"
import { Message } from "../kit/Message.tsx"
import { useTexts } from "../texts/DictionaryContext.tsx"
import { AccountPicker } from "./accounts/AccountPicker.tsx"
import { PizzaBuilder } from "./builder/PizzaBuilder.tsx"
import { CartPanel } from "./cart/CartPanel.tsx"
import { AddressFinder } from "./stores/AddressFinder.tsx"
import { DealsPanel } from "./deals/DealsPanel.tsx"
import { CurrentStore } from "./stores/CurrentStore.tsx"
import { StoreSelector } from "./stores/StoreSelector.tsx"
import { UserStore } from "./stores/UserStore.tsx"
import { panelTexts } from "./texts.ts"
import { UpsellsPanel } from "./upsells/UpsellsPanel.tsx"

const NotHere = () => {
  const t = useTexts(panelTexts)
  return (
    <Message tone="info">
      <p>{t("notHere")}</p>
    </Message>
  )
}

/** What each of the fifteen panels holds (SPEC §2.4). */
export const PanelContent = ({ modal }: { readonly modal: Modal }) => {
  switch (modal._tag) {
    case "StoreSelector":
      return <StoreSelector showCurrentStore={modal.showCurrentStore} />
    case "AddressFinder":
      return <AddressFinder />
    case "CurrentStore":
      return <CurrentStore />
    case "ShoppingCart":
      return <CartPanel />
    case "UserStore":
      return <UserStore />
    case "AccountPicker":
      return <AccountPicker />
    case "PizzaBuilder":
      return <PizzaBuilder />
    case "Upsells":
      return <UpsellsPanel />
    case "Deals":
      return <DealsPanel />
    case "Checkout":
    case "EditProfile":
    case "EditOrganisation":
    case "RecruitFriend":
    case "Share":
    case "SignUpOrganisation":
      return <NotHere />
  }
}
