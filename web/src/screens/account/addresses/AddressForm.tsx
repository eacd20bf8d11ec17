import type { SavedAddress } from "@skorpe/core/domain/address"
import type { AddressFault, AddressTask } from "@skorpe/core/units/addressBook"
import { type FormEvent, useEffect } from "react"
import { Button } from "../../../kit/Button.tsx"
import { focusOnceGone } from "../../../kit/focusOnceGone.ts"
import { Field } from "../../../kit/Field.tsx"
import { AddressField } from "../../../overlays/stores/AddressField.tsx"
import { useShop } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { wayTexts } from "../../checkout/way/texts.ts"
import { AddressFaultWords } from "./AddressFaultWords.tsx"
import styles from "./Addresses.module.css"
import { addressesTexts } from "./texts.ts"

const place = "saved-address"
const door = "saved-door"

/** The id of the button that opens the form of a new address. */
export const newAddress = "new-address"

const focus = (id: string): void => document.getElementById(id)?.focus()

/** Waits a frame: if the field were focused first, removing the list of suggestions would scroll it out of view. */
const focusDoor = (): void => void requestAnimationFrame(() => focus(door))

interface AddressFormProps {
  readonly task: AddressTask & { readonly _tag: "Editing" }
  readonly fault: AddressFault | null
  /** The address to change; absent for a new one. */
  readonly saved: SavedAddress | undefined
}

/** The form for an address: the address itself, found by search, and directions to the door. */
export const AddressForm = ({ task, fault, saved }: AddressFormProps) => {
  const t = useTexts(addressesTexts)
  const say = useTexts(wayTexts)
  const { send } = useShop()
  const isBusy = task.step !== "typing"
  const isNew = saved === undefined
  useEffect(() => {
    focus(isNew ? place : door)
    return () => focusOnceGone(newAddress)
  }, [isNew])
  useEffect(() => {
    if (fault === "noPlace") focus(place)
  }, [fault])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) send({ type: "AddressFormSubmitted" })
  }
  return (
    <form className={styles.form} aria-labelledby="address-form" aria-busy={isBusy} noValidate onSubmit={submit}>
      <h3 id="address-form">
        {isNew ? t("add") : t("changing", { address: `${saved.street} ${saved.number}, ${saved.city}` })}
      </h3>
      <AddressField field={place} onPicked={focusDoor} />
      <Field
        id={door}
        label={say("door")}
        optional={t("optional")}
        value={task.deliveryDescription}
        readOnly={isBusy}
        onText={(text) => send({ type: "SavedDoorTyped", text: text.slice(0, 500) })}
        input={{ autoComplete: "shipping address-line2", maxLength: 500 }}
      />
      <AddressFaultWords fault={fault} />
      <p className={styles.ways}>
        <Button type="submit" aria-disabled={isBusy}>
          {task.step === "saving" ? t("saving") : t("save")}
        </Button>
        <Button look="calm" aria-disabled={isBusy} onClick={() => isBusy || send({ type: "AddressFormClosed" })}>
          {t("cancel")}
        </Button>
        {!isNew && (
          <Button look="calm" aria-disabled={isBusy} onClick={() => isBusy || send({ type: "SavedAddressRemoved" })}>
            {task.step === "removing" ? t("removing") : t("remove")}
          </Button>
        )}
      </p>
    </form>
  )
}
