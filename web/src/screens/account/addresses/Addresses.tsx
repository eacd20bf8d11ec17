import type { SavedAddress } from "@skorpe/core/domain/address"
import type { AddressBookView } from "@skorpe/core/units/addressBook"
import { Button } from "../../../kit/Button.tsx"
import { Skeleton } from "../../../kit/Skeleton.tsx"
import { OutOfReach } from "../../../shop/OutOfReach.tsx"
import { useShop, useView } from "../../../shop/shopContext.ts"
import { useTexts } from "../../../texts/DictionaryContext.tsx"
import { AddressFaultWords } from "./AddressFaultWords.tsx"
import { AddressForm, newAddress } from "./AddressForm.tsx"
import { AddressRow } from "./AddressRow.tsx"
import { RemovedAddress } from "./RemovedAddress.tsx"
import styles from "./Addresses.module.css"
import { addressesTexts } from "./texts.ts"

type Shown = Exclude<AddressBookView, { readonly _tag: "Closed" }>

/** The customer's saved addresses, the default first: to add, change and remove (SPEC §7.2). */
export const Addresses = () => {
  const t = useTexts(addressesTexts)
  const book = useView("addressBook")
  if (book._tag === "Closed") return null
  return (
    <section className={styles.addresses} aria-labelledby="addresses">
      <h2 id="addresses">{t("title")}</h2>
      <List book={book} />
      <Removed book={book} />
      {book._tag === "Loading" && (
        <>
          <output className="sr-only">{t("loading")}</output>
          {book.addresses.length === 0 && <Skeleton height="6rem" />}
        </>
      )}
      {book._tag === "Failed" && <OutOfReach words={t("failed")} />}
      {book._tag === "Open" && book.addresses.length === 0 && book.task._tag === "Looking" && <p>{t("none")}</p>}
      <Adding book={book} />
    </section>
  )
}

/** The address that was removed last, until the customer does something else. */
const Removed = ({ book }: { readonly book: Shown }) => {
  if (book._tag === "Failed" || book.removed === null) return null
  const task = book._tag === "Open" ? book.task._tag : "Looking"
  if (task !== "Looking" && task !== "Restoring") return null
  return <RemovedAddress key={book.removed.id} address={book.removed} isRestoring={task === "Restoring"} />
}

const List = ({ book }: { readonly book: Shown }) =>
  book.addresses.length === 0 ? null : (
    <ul className={styles.list}>
      {book.addresses.map((address) => (
        <li key={address.id}>
          <Entry book={book} address={address} />
        </li>
      ))}
    </ul>
  )

const Entry = ({ book, address }: { readonly book: Shown; readonly address: SavedAddress }) => {
  const task = book._tag === "Open" ? book.task : null
  return book._tag === "Open" && task?._tag === "Editing" && task.id === address.id ? (
    <AddressForm task={task} fault={book.fault} saved={address} />
  ) : (
    <AddressRow address={address} task={task} />
  )
}

/** The form for a new address, or the button that opens it, and any error that belongs to no form. */
const Adding = ({ book }: { readonly book: Shown }) => {
  const t = useTexts(addressesTexts)
  const { send } = useShop()
  if (book._tag === "Open" && book.task._tag === "Editing") {
    return book.task.id === null ? <AddressForm task={book.task} fault={book.fault} saved={undefined} /> : null
  }
  const task = book._tag === "Open" ? book.task : null
  const isIdle = task?._tag === "Looking"
  return (
    <>
      <AddressFaultWords fault={book._tag === "Open" ? book.fault : null} />
      <Button
        id={newAddress}
        look="calm"
        aria-disabled={!isIdle}
        onClick={() => isIdle && send({ type: "AddressFormOpened", id: null })}
      >
        {t(task?._tag === "Finishing" ? task.step : "add")}
      </Button>
    </>
  )
}
