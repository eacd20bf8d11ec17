import type { SavedAddress } from "@skorpe/core/domain/address"
import type { AddressTask } from "@skorpe/core/units/addressBook"
import { useEffect } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import styles from "./Addresses.module.css"
import { addressesTexts } from "./texts.ts"

interface AddressRowProps {
  readonly address: SavedAddress
  /** What the customer is doing with their addresses; `null` while the addresses are loading. */
  readonly task: AddressTask | null
}

/** A saved address: where it is, how to find the door, and what can be done with it. */
export const AddressRow = ({ address: saved, task }: AddressRowProps) => {
  const t = useTexts(addressesTexts)
  const { send } = useShop()
  const { id, street, number, postalCode, city, deliveryDescription, isDefault } = saved
  const isIdle = task?._tag === "Looking"
  const isChosen = task?._tag === "ChoosingDefault" && task.id === id
  const address = `${street} ${number}, ${city}`
  const changer = `change-${id}`
  // The button that made it the default is then gone.
  useEffect(() => (isDefault ? undefined : () => focusOnceGone(changer)), [isDefault, changer])
  return (
    <article className={styles.address} aria-label={address}>
      <h3>
        {street} {number}
      </h3>
      <p>
        {postalCode} {city}
      </p>
      {deliveryDescription !== "" && <p className={styles.soft}>{deliveryDescription}</p>}
      {isDefault && <p className={styles.soft}>{t("isDefault")}</p>}
      <p className={styles.ways}>
        <Button
          id={changer}
          look="quiet"
          aria-label={t("changing", { address })}
          aria-disabled={!isIdle}
          onClick={() => isIdle && send({ type: "AddressFormOpened", id })}
        >
          {t("change")}
        </Button>
        {!isDefault && (
          <Button
            look="quiet"
            aria-label={isChosen ? undefined : t("makeDefaultOf", { address })}
            aria-disabled={!isIdle}
            onClick={() => isIdle && send({ type: "DefaultAddressChosen", id })}
          >
            {isChosen ? t("saving") : t("makeDefault")}
          </Button>
        )}
      </p>
    </article>
  )
}
