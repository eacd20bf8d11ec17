import type { ApiFailure } from "../../api/failure.ts"
import type { AddressDraft } from "../../domain/account/requests.ts"
import type { SavedAddress } from "../../domain/address/model.ts"
import { usualFirst } from "../../domain/address/rules/usualFirst.ts"
import type { Json } from "../../kernel/json.ts"
import type { ChartState } from "../../kernel/chart.ts"

/** The address that the customer adds (`id` is `null`) or changes. The place itself is in the address finder. */
export interface AddressForm {
  readonly id: string | null
  readonly deliveryDescription: string
  /** The draft that was sent last, with its idempotency key; an unchanged draft is sent again with the same key. */
  readonly sent: { readonly key: string; readonly draft: AddressDraft } | null
}

/** The address that is being made the default; or the one that was removed last, which can be restored. */
export type WantedAddress =
  | { readonly _tag: "Default"; readonly id: string }
  | { readonly _tag: "Removed"; readonly address: SavedAddress; readonly key: string }

/** Why an address was not saved, removed or made the default. */
export type AddressFault =
  /** No suggested address was picked. */
  | "noPlace"
  /** The account has as many addresses as it may. */
  | "tooMany"
  /** The address was removed meanwhile, on another device. */
  | "gone"
  /** The server did not answer. */
  | "unanswered"
  | "refused"

/** Context of the address book. */
export interface AddressBookContext {
  /** Oldest first; `null` before they are loaded. */
  readonly addresses: readonly SavedAddress[] | null
  readonly form: AddressForm | null
  readonly wanted: WantedAddress | null
  readonly fault: AddressFault | null
  readonly failures: number
}

/** What the customer is doing with their addresses. */
export type AddressTask =
  | { readonly _tag: "Looking" }
  | {
      readonly _tag: "Editing"
      readonly id: string | null
      readonly deliveryDescription: string
      readonly step: "typing" | "saving" | "removing"
    }
  /** The customer has left the form, and the server has not answered the change that it sent. */
  | { readonly _tag: "Finishing"; readonly step: "saving" | "removing" }
  | { readonly _tag: "ChoosingDefault"; readonly id: string }
  /** The address that was removed last is being saved again. */
  | { readonly _tag: "Restoring" }

/** A customer's saved addresses, the default first and then the newest. */
export type AddressBookView =
  /** Not loaded, because nothing needs them yet. */
  | { readonly _tag: "Closed" }
  /** For the first time, or again after a change. */
  | { readonly _tag: "Loading"; readonly addresses: readonly SavedAddress[]; readonly removed: SavedAddress | null }
  /** The server did not answer; the call is retried. */
  | { readonly _tag: "Failed"; readonly addresses: readonly SavedAddress[] }
  | {
      readonly _tag: "Open"
      readonly addresses: readonly SavedAddress[]
      /** The one that was removed last and can be restored. */
      readonly removed: SavedAddress | null
      readonly task: AddressTask
      readonly fault: AddressFault | null
    }

const tooManyAddresses = 3020
const noSuchAddress = 3019

/** What a failed call means to the customer. */
export const faultOf = (failure: ApiFailure): AddressFault => {
  if (failure._tag !== "Refused" || failure.status >= 500) return "unanswered"
  const codes = new Set(failure.problems.map(({ code }) => code))
  if (codes.has(noSuchAddress)) return "gone"
  return codes.has(tooManyAddresses) ? "tooMany" : "refused"
}

/** The id of the address that is being made the default. */
export const idOf = (wanted: WantedAddress | null): string => (wanted?._tag === "Default" ? wanted.id : "")

/** The address that was removed last, with the idempotency key of the call that restores it. */
export const removedIn = ({ wanted }: Pick<AddressBookContext, "wanted">) =>
  wanted?._tag === "Removed" ? wanted : null

const steps = { editing: "typing", saving: "saving", removing: "removing" } as const
const isStep = (value: Json): value is keyof typeof steps => typeof value === "string" && value in steps

const taskOf = (value: Json, { form, wanted }: AddressBookContext): AddressTask => {
  if (value === "restoring") return { _tag: "Restoring" }
  if (value === "choosing") return { _tag: "ChoosingDefault", id: idOf(wanted) }
  if (!isStep(value)) return { _tag: "Looking" }
  const step = steps[value]
  if (form === null) return step === "typing" ? { _tag: "Looking" } : { _tag: "Finishing", step }
  const { id, deliveryDescription } = form
  return { _tag: "Editing", id, deliveryDescription, step }
}

export const viewAddressBook = ({ value, context }: ChartState<AddressBookContext>): AddressBookView => {
  const addresses = usualFirst(context.addresses ?? [])
  if (value === "idle") return { _tag: "Closed" }
  const removed = removedIn(context)?.address ?? null
  if (value === "loading") return { _tag: "Loading", addresses, removed }
  if (value === "resting") return { _tag: "Failed", addresses }
  return { _tag: "Open", addresses, removed, task: taskOf(value, context), fault: context.fault }
}
