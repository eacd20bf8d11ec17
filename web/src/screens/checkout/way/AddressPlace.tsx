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
import { SavedPlaces, savedSection, useOtherPlaces } from "./SavedPlaces.tsx"
import { wayTexts } from "./texts.ts"
import way from "./Way.module.css"

/** Whether the address that was found last is the cart's, so that its offer applies to the cart. */
const isOfAddress = (found: Address | null, address: ShippingAddress | null): boolean =>
  found !== null && address !== null && shippingTo(found).street === address.street

/**
 * The address to deliver to, which can be replaced by the customer's other ones or a new one. If the cart's store does
 * not deliver to it, says so and lists the stores that do.
 */
export const AddressPlace = () => {
  const { send, views } = useShop()
  const { address } = useView("cart").shipping
  const { modal } = useView("overlay")
  const found = useView("finder").address
  const isOffered = address === null || isOfAddress(found, address)
  const isOutside = useView("checkout").blocks.some(({ _tag }) => _tag === "AddressOutside")
  const { open } = useView("accordion")
  const isOpen = open.includes(addressSection)
  const others = useOtherPlaces()
  const close = (...sections: readonly string[]) => {
    for (const id of sections.filter((section) => open.includes(section))) send({ type: "SectionToggled", id })
  }
  const choose = () => {
    const picked = views().finder.address
    if (picked === null) return
    send({ type: "AddressChosen", address: shippingTo(picked) })
    close(addressSection)
  }
  const take = () => {
    close(addressSection, savedSection)
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${chosenPlace} button`)?.focus())
  }
  const isEdited = address === null || isOpen
  // The panel in front shows the same suggestions.
  return (
    <>
      {address && <Chosen isOpen={isOpen} isOutside={isOutside} others={others.length} />}
      {others.length > 0 && (address === null || open.includes(savedSection)) && (
        <SavedPlaces places={others} onTaken={take} />
      )}
      {modal === null && isEdited && <AddressField field={addressField} onPicked={choose} />}
      {modal === null && found && isOffered && (address === null || isOutside) && (
        <AddressOffer address={found} field={addressField} />
      )}
    </>
  )
}

/** The id of the delivery address with its buttons to change it. */
const chosenPlace = "chosen-place"

interface ChosenProps {
  readonly isOpen: boolean
  readonly isOutside: boolean
  /** How many other addresses the customer has saved. */
  readonly others: number
}

const Chosen = ({ isOpen, isOutside, others }: ChosenProps) => {
  const t = useTexts(wayTexts)
  const { send } = useShop()
  const { shipping, storeName } = useView("cart")
  const { address: found } = useView("finder")
  const { street = "", city = "" } = shipping.address ?? {}
  const book = useView("addressBook")
  const hasSaved = book._tag !== "Closed" && book.addresses.length > 0
  const areOthersOpen = useView("accordion").open.includes(savedSection)
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
      <div className={way.place} id={chosenPlace}>
        <p className={styles.fact}>
          <Truck size={16} aria-hidden />
          <strong>
            {street}, {city}
          </strong>
        </p>
        <div className={way.ways}>
          {others > 0 && (
            <Button
              look="calm"
              aria-expanded={areOthersOpen}
              onClick={() => send({ type: "SectionToggled", id: savedSection })}
            >
              {t("another")}
            </Button>
          )}
          <Button look="calm" aria-expanded={isOpen} data-testid="change-address" onClick={change}>
            {isOpen ? t("keepAddress", { street }) : t(hasSaved ? "newAddress" : "changeAddress")}
          </Button>
        </div>
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
