import type { PaymentType } from "../order/model.ts"
import type { Sealed } from "../../vault/model.ts"

/** The methods to pay a waiting order. `provider` is a handle to the start data of the provider's component. */
export interface OfferedMethods {
  readonly paymentTypes: readonly PaymentType[]
  /** `null` if the order cannot be paid online, or not now. */
  readonly provider: Sealed | null
}

/** The result of showing the provider's component. `details` is a handle: card data never enters a world. */
export type Collected =
  | { readonly _tag: "Given"; readonly details: Sealed }
  /** The customer closed the component. */
  | { readonly _tag: "Cancelled" }
  /** The component did not load, or stopped. */
  | { readonly _tag: "Broken" }

/** A step of an attempt to pay; `details` is `null` only in a world that has a bug. */
export interface PaymentStep {
  readonly orderId: string
  readonly details: Sealed | null
  readonly key: string
}

/** The provider's answer (SPEC §8.4); `action` is a handle to the component's next step. */
export interface ProviderAnswer {
  readonly resultCode: string
  readonly refusalReason: number | null
  readonly action: Sealed | null
}
