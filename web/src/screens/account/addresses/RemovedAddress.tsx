import type { SavedAddress } from "@skorpe/core/domain/address"
import { useLayoutEffect, useRef } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { newAddress } from "./AddressForm.tsx"
import styles from "./Addresses.module.css"
import { addressesTexts } from "./texts.ts"

interface RemovedAddressProps {
  readonly address: SavedAddress
  /** Whether the address is being restored. */
  readonly isRestoring: boolean
}

/**
 * Says which address was removed, with a button that brings it back; takes over the focus of the form, which is gone.
 */
export const RemovedAddress = ({ address: { street, number, city }, isRestoring }: RemovedAddressProps) => {
  const t = useTexts(addressesTexts)
  const { send } = useShop()
  const address = `${street} ${number}, ${city}`
  const undo = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) undo.current?.focus({ preventScroll: true })
    return () => focusOnceGone(newAddress)
  }, [])
  return (
    <div className={styles.gone}>
      <p>{t("isGone", { address })}</p>
      <Button
        ref={undo}
        look="calm"
        aria-label={isRestoring ? undefined : t("undoOf", { address })}
        aria-disabled={isRestoring}
        onClick={() => isRestoring || send({ type: "AddressRestored" })}
      >
        {t(isRestoring ? "restoring" : "undo")}
      </Button>
    </div>
  )
}
