import { isReached, isSamePlace, type SavedAddress } from "@skorpe/core/domain/address"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { wayTexts } from "./texts.ts"
import { useCartStore } from "./useCartStore.ts"
import way from "./Way.module.css"

/** The accordion section of the customer's other addresses. */
export const savedSection = "checkout-saved"

/** The customer's saved addresses except the delivery address; none for a guest or an organisation. */
export const useOtherPlaces = (): readonly SavedAddress[] => {
  const book = useView("addressBook")
  const { address } = useView("cart").shipping
  return book._tag === "Closed" ? [] : book.addresses.filter((saved) => !isSamePlace(saved, address))
}

/** The customer's other addresses, each taken by one tap; those that the store does not reach say so. */
export const SavedPlaces = ({
  places,
  onTaken,
}: {
  readonly places: readonly SavedAddress[]
  readonly onTaken: () => void
}) => {
  const t = useTexts(wayTexts)
  const { send } = useShop()
  const { storeName } = useView("cart")
  const area = useCartStore()?.deliveryArea ?? null
  const take = (id: string) => {
    send({ type: "SavedAddressChosen", id })
    onTaken()
  }
  return (
    <ul className={way.places} aria-label={t("mine")}>
      {places.map((saved) => (
        <li key={saved.id}>
          <button type="button" className={way.other} onClick={() => take(saved.id)}>
            <strong>
              {saved.street} {saved.number}, {saved.city}
            </strong>
            {saved.deliveryDescription !== "" && <span>{saved.deliveryDescription}</span>}
            {!isReached(saved, area) && <span>{t("notReached", { store: storeName })}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
