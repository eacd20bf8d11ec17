import type { Passkey } from "../../domain/passkey/model.ts"
import type { ChartState } from "../../kernel/chart.ts"
import type { PasskeyFault } from "./rules/faultOf.ts"

/** The outcome of the customer's last action on their passkeys, to be shown to them. */
export type PasskeySaid = "added" | "removed" | PasskeyFault

/** Context of the passkeys. */
export interface PasskeysContext {
  /** Whether the device has passkeys at all; `null` before it was asked. */
  readonly isSupported: boolean | null
  /** Newest first; `null` before they are loaded. */
  readonly passkeys: readonly Passkey[] | null
  /** The passkey to remove, once the customer has chosen one. */
  readonly chosen: string | null
  readonly said: PasskeySaid | null
}

/** A customer's passkeys, and whether their device supports passkeys. */
export interface PasskeysView {
  /** Whether the device has passkeys at all; `null` before it was asked. */
  readonly isSupported: boolean | null
  readonly list: PasskeyList
}

/** The customer's passkeys. */
export type PasskeyList =
  /** The page is not open. */
  | { readonly _tag: "Closed" }
  | { readonly _tag: "Loading" }
  | { readonly _tag: "Failed" }
  | {
      readonly _tag: "Open"
      readonly passkeys: readonly Passkey[]
      readonly task: PasskeyTask
      readonly said: PasskeySaid | null
    }

/** What the customer does with their passkeys. */
export type PasskeyTask =
  | { readonly _tag: "Looking" }
  /** The device asks the customer, and the server stores the new passkey. */
  | { readonly _tag: "Adding" }
  /** The customer is asked to confirm the removal. */
  | { readonly _tag: "Asking"; readonly id: string }
  | { readonly _tag: "Removing"; readonly id: string }

const taskOf = (value: unknown, chosen: string | null): PasskeyTask => {
  if (value === "adding") return { _tag: "Adding" }
  if (chosen === null) return { _tag: "Looking" }
  return { _tag: value === "removing" ? "Removing" : "Asking", id: chosen }
}

const listOf = ({ value, context: { passkeys, chosen, said } }: ChartState<PasskeysContext>): PasskeyList => {
  if (value === "idle" || value === "reading") return { _tag: "Closed" }
  if (value === "failed") return { _tag: "Failed" }
  return passkeys === null ? { _tag: "Loading" } : { _tag: "Open", passkeys, task: taskOf(value, chosen), said }
}

/** The view of the passkeys. */
export const viewPasskeys = (state: ChartState<PasskeysContext>): PasskeysView => ({
  isSupported: state.context.isSupported,
  list: listOf(state),
})
