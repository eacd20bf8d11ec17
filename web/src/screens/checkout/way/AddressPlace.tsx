import { type Address, shippingTo } from "@skorpe/core/domain/address"
import type { ShippingAddress } from "@skorpe/core/domain/cart"
import { Truck } from "lucide-react"
import { Button } from "../../../kit/Button.tsx"
import { Message } from "../../../kit/Message.tsx"
import { AddressField } from "../../../overlays/stores/AddressField.tsx"
import { AddressOffer } from "../../../overlays/stores/AddressOffer.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "../CheckoutScreen.module.css"
import { addressField, addressSection, focusAddress } from "./addressSection.ts"
import { wayTexts } from "./texts.ts"
import way from "./Way.module.css"

/** Whether the address that was found last is the cart's, so that its offer is about the cart's. */
const isOfAddress = (found: Address | null, address: ShippingAddress | null): boolean =>
  found !== null && address !== null && shippingTo(found).street === address.street

/**
 * The address to deliver to, and in its place the field to find another one. When the cart's store does not reach the
 * address, says so with the stores that do.
 */
export const AddressPlace = () => {
  const { send, views } = useShop()
  const { address } = useView("cart").shipping
  const { modal } = useView("overlay")
  const found = useView("finder").address
  const isOffered = address === null || isOfAddress(found, address)
  const isOutside = useView("checkout").blocks.some(({ _tag }) => _tag === "AddressOutside")
  const isOpen = useView("accordion").open.includes(addressSection)
  const choose = () => {
    const picked = views().finder.address
    if (picked === null) return
    send({ type: "AddressChosen", address: shippingTo(picked) })
    if (isOpen) send({ type: "SectionToggled", id: addressSection })
  }
  const isEdited = address === null || isOpen
  // The panel in front shows the same suggestions.
  return (
    <>
      {address && <Chosen isOpen={isOpen} isOutside={isOutside} />}
      {modal === null && isEdited && <AddressField field={addressField} onPicked={choose} />}
      {modal === null && found && isOffered && (address === null || isOutside) && (
        <AddressOffer address={found} field={addressField} />
      )}
    </>
  )
}

const Chosen = ({ isOpen, isOutside }: { readonly isOpen: boolean; readonly isOutside: boolean }) => {
  const t = useTexts(wayTexts)
  const { send } = useShop()
  const { shipping, storeName } = useView("cart")
  const { address: found } = useView("finder")
  const { street = "", city = "" } = shipping.address ?? {}
  const toggle = () => send({ type: "SectionToggled", id: addressSection })
  const change = () => {
    if (!isOpen) send({ type: "AddressForgotten" })
    toggle()
    if (!isOpen) focusAddress()
  }
  const askWho = () => {
    if (!isOpen) toggle()
    send({ type: "AddressTyped", query: `${street}, ${city}` })
    focusAddress()
  }
  return (
    <>
      <div className={way.place}>
        <p className={styles.fact}>
          <Truck size={16} aria-hidden />
          <strong>
            {street}, {city}
          </strong>
        </p>
        <Button look="calm" aria-expanded={isOpen} data-testid="change-address" onClick={change}>
          {isOpen ? t("keepAddress", { street }) : t("changeAddress")}
        </Button>
      </div>
      {isOutside && (
        <div role="alert">
          <Message tone="wrong">
            <p>{t("outside", { store: storeName, street })}</p>
            {!isOfAddress(found, shipping.address) && (
              <Button look="calm" onClick={askWho}>
                {t("whoDelivers")}
              </Button>
            )}
          </Message>
        </div>
      )}
    </>
  )
}
